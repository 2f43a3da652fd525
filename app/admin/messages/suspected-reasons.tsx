import { useAdmin } from '#app/admin/admin-context.ts';
import type { WholeMessage } from '#domain/answers/message.ts';
import type { SpamSign } from '#domain/spam-score.ts';
import { useMessageActs } from './use-message-acts.ts';

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
  const { words } = useAdmin();
  const { isPending, setStatus } = useMessageActs(message);
  if (message.status !== 'suspected' || message.deletedAt !== null) return null;
  const texts = words.messages.suspectedReasons;
  const known = signs.filter((signal) => message.signals.includes(signal));
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
      <button className="btn line sm" type="button" disabled={isPending} onClick={() => setStatus('new')}>
        {texts.notSuspect}
      </button>
    </div>
  );
}
