import { useRef, useState } from 'react';
import { Button } from '#app/admin/controls/button.tsx';
import { Note } from '#app/admin/controls/card.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { changeMessage, useInboxTeam, useMessageTags } from '#app/admin/inbox/message-queries.ts';
import { Tags } from '#app/admin/inbox/tags.tsx';
import { SelectField } from '#app/admin/select-field.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError } from '#app/api-client.ts';
import { FormProblem } from '#app/ui/form-problem.tsx';
import { inboxWords } from '#content/admin/inbox.ts';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import { messageStatuses } from '#domain/inbox/inbox.ts';
import type { MessageChange } from '#domain/inbox/inbox-schemas.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { FollowUp } from './follow-up.tsx';

/** Saves at once. After a conflict the operator sees the current state and decides: no silent overwrite. */
export function MessageState({ message }: { message: WholeMessage }) {
  const texts = useWords(inboxWords).messages;
  const team = useInboxTeam();
  const knownTags = useMessageTags();
  const [wanted, setWanted] = useState<MessageChange>({});
  const own = useRef({ from: message.version, to: message.version });
  const change = useAct({
    // The arrow keys choose faster than the server answers.
    queue: `state of ${message.id}`,
    async send({ seen, ...body }: MessageChange & { seen: number }) {
      const { from, to } = own.current;
      const isOwn = from <= seen && seen <= to;
      const { version } = await changeMessage('PATCH', message.id, { ...body, version: isOwn ? to : seen });
      own.current = { from: isOwn ? from : seen, to: version };
    },
    done: () => texts.state.changed,
  });
  const pending = change.isRunning ? wanted : {};
  const isRefused = change.error instanceof ProblemError && change.error.status === 409;

  // Also one who may no longer read the message.
  const { assignee } = message;
  const isListed = assignee === null || team?.some(({ id }) => id === assignee.id);
  const assignable = [...(team ?? []), ...(isListed ? [] : [assignee])];

  function save(next: MessageChange) {
    setWanted({ ...pending, ...next });
    change.run({ ...next, seen: message.version });
  }

  return (
    <section className="message-state group" aria-label={texts.state.title}>
      <div className="columns even">
        <SelectField
          id="message-status"
          label={texts.state.status}
          value={pending.status ?? message.status}
          options={messageStatuses.map((status) => [status, texts.states[status]])}
          onSelect={(status) => save({ status })}
        />
        <SelectField
          id="message-assignee"
          label={texts.state.assignee}
          value={(pending.assignee === undefined ? message.assignee?.id : pending.assignee) ?? ''}
          options={[['', texts.state.nobody], ...assignable.map(({ id, name }) => [id, name] as const)]}
          onSelect={(id) => save({ assignee: id || null })}
        />
        <FollowUp
          followUp={pending.followUp === undefined ? message.followUp : pending.followUp}
          onSave={(followUp) => save({ followUp })}
        />
      </div>
      <Tags
        tags={message.tags}
        known={knownTags}
        isSaving={change.isRunning}
        onSave={(tags) => save({ tags })}
      />
      <FormProblem text={isRefused ? undefined : change.problem} />
      {isRefused && (
        <Note icon={null} role="alert">
          <div>
            <b>{texts.conflict.title}</b>
            <p>
              {fill(texts.conflict.text, {
                value: texts.states[message.status],
                name: message.assignee?.name ?? texts.state.nobody,
              })}
            </p>
            <div className="row">
              <Button onClick={() => save(wanted)}>{texts.conflict.mine}</Button>
              <Button onClick={() => change.reset()}>{texts.conflict.theirs}</Button>
            </div>
          </div>
        </Note>
      )}
    </section>
  );
}
