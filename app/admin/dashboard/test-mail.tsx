import { useAdmin } from '#app/admin/admin-context.ts';
import { useTestMail } from '#app/admin/refresh/today-queries.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { AskedNow } from './asked-now.tsx';

/** Asks the mail server at once, and shows its own answer. */
export function TestMail() {
  const texts = useAdmin().words.today.test;
  return (
    <AskedNow className="test-mail" asked={useTestMail()} button={texts.button} waiting={texts.sending}>
      {({ isAccepted, to, ms, answer }) => (
        <>
          <p className={isAccepted ? undefined : 'todo-warning'}>
            {fill(isAccepted ? texts.accepted : texts.refused, { to, ms })}
          </p>
          <p className="muted">{fill(texts.answer, { answer })}</p>
        </>
      )}
    </AskedNow>
  );
}
