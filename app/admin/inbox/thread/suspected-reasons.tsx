import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import type { SpamSign } from '#domain/forms/spam-score.ts';
import { useMessageActs } from './use-message-acts.ts';

const signs = [
  'honeypot',
  'tooFast',
  'blocked',
  'links',
  'adverts',
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
  return (
    <div className="note">
      <SpamReasons signals={message.signals} />
      <Button disabled={isPending} onClick={() => setStatus('new')}>
        {words.messages.suspectedReasons.notSuspect}
      </Button>
    </div>
  );
}

/** Why a message or response is in the spam folder. */
export function SpamReasons({ signals }: { signals: readonly string[] }) {
  const texts = useAdmin().words.messages.suspectedReasons;
  const known = signs.filter((sign) => signals.includes(sign));
  return (
    <div>
      <b>{texts.title}</b>
      <ul>
        {known.map((sign) => (
          <li key={sign}>{texts[sign]}</li>
        ))}
        {known.length === 0 && <li>{texts.manual}</li>}
      </ul>
    </div>
  );
}
