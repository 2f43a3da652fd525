import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import { useTestMail } from '#app/admin/live/today-queries.ts';
import { fill } from '#app/words/fill.ts';

/** Asks the mail server at once, and shows its own answer. */
export function TestMail() {
  const { words, language } = useAdmin();
  const texts = words.today.test;
  const { mutate, isPending, data, error } = useTestMail();
  return (
    <div className="test-mail">
      <button
        className="btn line sm"
        type="button"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate(language)}
      >
        {texts.button}
      </button>
      <div className="small" role="status">
        {isPending && texts.sending}
        {!isPending && error && problemMessage(words.errors, error)}
        {!isPending && data && (
          <>
            <p className={data.isAccepted ? undefined : 'todo-warning'}>
              {fill(data.isAccepted ? texts.accepted : texts.refused, { to: data.to, ms: data.ms })}
            </p>
            <p className="muted">{fill(texts.answer, { answer: data.answer })}</p>
          </>
        )}
      </div>
    </div>
  );
}
