import { useState } from 'react';
import { useOperators } from '#app/admin/accounts/operators/operator-queries.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { useMessageChange } from '#app/admin/inbox/message-queries.ts';
import { SelectField } from '#app/admin/select-field.tsx';
import { ProblemError } from '#app/api-client.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { mayDo } from '#domain/accounts/roles.ts';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import { type MessageChange, messageStatuses } from '#domain/inbox/inbox.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** Saves at once. After a conflict the operator sees the current state and decides: no silent overwrite. */
export function MessageState({ message }: { message: WholeMessage }) {
  const { words, notify } = useAdmin();
  const texts = words.messages;
  const change = useMessageChange(message.id);
  const operators = useOperators();
  const [refused, setRefused] = useState<MessageChange | null>(null);
  const [problem, setProblem] = useState<string>();

  // Assignees must be allowed to read the message.
  const assignable =
    operators.data?.operators.filter(
      ({ id, role }) => mayDo(role, 'workInbox') || id === message.assignee?.id,
    ) ?? [message.assignee].filter((one) => one !== null);

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
        <SelectField
          id="message-status"
          label={texts.state.status}
          value={message.status}
          options={messageStatuses.map((status) => [status, texts.states[status]])}
          onSelect={(status) => save({ status })}
        />
        <SelectField
          id="message-assignee"
          label={texts.state.assignee}
          value={message.assignee?.id ?? ''}
          options={[['', texts.state.nobody], ...assignable.map(({ id, name }) => [id, name] as const)]}
          onSelect={(id) => save({ assignee: id || null })}
        />
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
              <Button onClick={() => save(refused)}>{texts.conflict.mine}</Button>
              <Button onClick={() => setRefused(null)}>{texts.conflict.theirs}</Button>
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
