import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import type { WholeMessage } from '#domain/answers/message.ts';
import type { SpamSign } from '#domain/spam-score.ts';
import { useMessageChange } from './message-queries.ts';

const signs = [
  'honeypot',
  'tooFast',
  'learned',
  'links',
  'repeated',
  'flood',
  'plain',
  // Only for declarations.
  'contact',
] as const satisfies (SpamSign | 'contact')[];

export function SuspectedReasons({ message }: { message: WholeMessage }) {
  const { words, notify } = useAdmin();
  const change = useMessageChange(message.id);
  if (message.status !== 'suspected' || message.deletedAt !== null) return null;
  const texts = words.messages.suspectedReasons;
  const known = signs.filter((signal) => message.signals.includes(signal));
  const body = { version: message.version, status: 'new' };
  return (
    <div className="note">
      <div>
        <b>{texts.title}</b>
        <ul>
          {known.map((signal) => (
            <li key={signal}>{texts[signal]}</li>
          ))}
          {known.length === 0 && <li>{texts.manual}</li>}
        </ul>
      </div>
      <button
        className="btn line sm"
        type="button"
        disabled={change.isPending}
        onClick={() =>
          change.mutate(
            { method: 'PATCH', body },
            {
              onSuccess: () => notify(words.messages.state.changed),
              onError: (error) => notify(problemMessage(words.errors, error)),
            },
          )
        }
      >
        {texts.notSuspect}
      </button>
    </div>
  );
}
