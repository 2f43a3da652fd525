import { Button } from '#app/admin/controls/button.tsx';
import { Note } from '#app/admin/controls/card.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import type { SpamSign } from '#domain/forms/spam-score.ts';
import { useMessageAct } from './message-acts.tsx';

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
  const { messages } = useWords(inboxWords);
  const { run, isRunning } = useMessageAct(message);
  if (message.status !== 'suspected' || message.deletedAt !== null) return null;
  return (
    <Note icon={null}>
      <SpamReasons signals={message.signals} />
      <Button disabled={isRunning} onClick={() => run('notSpam')}>
        {messages.suspectedReasons.notSuspect}
      </Button>
    </Note>
  );
}

/** Why a message or response is in the spam folder. */
export function SpamReasons({ signals }: { signals: readonly string[] }) {
  const texts = useWords(inboxWords).messages.suspectedReasons;
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
