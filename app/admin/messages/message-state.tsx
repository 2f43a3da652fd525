import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/operator/problem-message.ts';
import { useOperators } from '#app/admin/operators/operator-queries.ts';
import { ProblemError } from '#app/api-client.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { fill } from '#app/language/fill.ts';
import { type MessageChange, type MessageStatus, messageStatuses } from '#domain/inbox.ts';
import { useMessageChange } from './message-queries.ts';
import type { WholeMessage } from './message-types.ts';

/**
 * Status and assignee, saved as they are chosen. Where somebody else was quicker, the operator sees the current state
 * and decides: never a silent overwrite.
 */
export function MessageState({ message }: { message: WholeMessage }) {
  const { words, notify } = useAdmin();
  const texts = words.messages;
  const change = useMessageChange(message.id);
  const operators = useOperators();
  const [refused, setRefused] = useState<MessageChange | null>(null);
  const [problem, setProblem] = useState<string>();

  function save(wanted: MessageChange) {
    setRefused(null);
    setProblem(undefined);
    change.mutate(
      { method: 'PATCH', body: { ...wanted, version: message.version } },
      {
        onSuccess: () => notify(texts.state.changed),
        onError: (error) => {
          if (error instanceof ProblemError && error.status === 409) setRefused(wanted);
          else setProblem(problemMessage(words.errors, error));
        },
      },
    );
  }

  return (
    <section className="message-state" aria-label={texts.state.title}>
      <div className="two">
        <div className="field">
          <label htmlFor="message-status">{texts.state.status}</label>
          <select
            id="message-status"
            className="input"
            value={message.status}
            onChange={(event) => save({ status: event.currentTarget.value as MessageStatus })}
          >
            {messageStatuses.map((status) => (
              <option key={status} value={status}>
                {texts.states[status]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="message-assignee">{texts.state.assignee}</label>
          <select
            id="message-assignee"
            className="input"
            value={message.assignee?.id ?? ''}
            onChange={(event) => save({ assignee: event.currentTarget.value || null })}
          >
            <option value="">{texts.state.nobody}</option>
            {(operators.data?.operators ?? [message.assignee].filter((one) => one !== null)).map(
              ({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ),
            )}
          </select>
        </div>
      </div>
      <FormProblem text={problem} />
      {refused && (
        <div className="note" role="alert">
          <div>
            <b>{texts.conflict.title}</b>
            <p>
              {fill(texts.conflict.text, {
                value: texts.states[message.status],
                name: message.assignee?.name ?? texts.state.nobody,
              })}
            </p>
            <div className="row">
              <button className="btn line sm" type="button" onClick={() => save(refused)}>
                {texts.conflict.mine}
              </button>
              <button className="btn line sm" type="button" onClick={() => setRefused(null)}>
                {texts.conflict.theirs}
              </button>
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
