import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { useMessageChange } from '#app/admin/inbox/message-queries.ts';
import { momentText } from '#app/admin/moment.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** For a declaration whose confirmation waits, is held or was shortened. */
export function MissingConfirmation({ message }: { message: WholeMessage }) {
  const { words, language, notify } = useAdmin();
  const change = useMessageChange(message.id);
  const texts = words.messages.confirmation;
  const mail = message.answers.at(-1);
  if (message.confirmable === null || !mail) return null;
  const isMissing = message.confirmable === 'now';
  return (
    <div className={isMissing ? 'note bad' : 'note'}>
      {isMissing && <Icon name="alert" />}
      <div>
        <b>{isMissing ? texts.missing : texts.shortened.title}</b>
        <p>{isMissing ? reason() : texts.shortened.text}</p>
        <Button
          disabled={change.isPending}
          onClick={() =>
            change.mutate(
              { method: 'POST', to: '/confirmation' },
              {
                onSuccess: () => notify(texts.queued),
                onError: (error) => notify(problemMessage(words.errors, error)),
              },
            )
          }
        >
          {isMissing ? texts.send : texts.shortened.send}
        </Button>
      </div>
    </div>
  );

  function reason(): string {
    const why = mail?.waitsFor ? `${texts.why[mail.waitsFor]} ` : '';
    const next =
      mail?.status === 'held'
        ? texts.held
        : fill(texts.waiting, { time: momentText(language, mail?.dueAt ?? '') });
    return why + next;
  }
}
