import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import { keptReplies, type ReplyDraft, useKeptDraft } from '#app/admin/kept-drafts.ts';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { ProblemError } from '#app/api-client.ts';
import { Field } from '#app/forms/field.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { fill } from '#app/words/fill.ts';
import type { WholeMessage } from '#domain/answers/message.ts';
import { replySchema } from '#domain/inbox.ts';
import { defaultLanguage, isLanguage } from '#domain/languages.ts';
import { fieldErrors } from '#domain/text-rules.ts';
import { useMessageAddition } from './message-queries.ts';

/** Written in the visitor's language; the draft is kept until it is sent. */
export function ReplyForm({ message }: { message: WholeMessage }) {
  const { words, wordsIn, notify } = useAdmin();
  const texts = words.messages.reply;
  const language = isLanguage(message.language) ? message.language : defaultLanguage;
  const theirs = wordsIn[language].messages.reply;
  const fresh: ReplyDraft = {
    subject: theirs.defaultSubject,
    text: `${fill(theirs.greeting, { name: message.name })}\n\n`,
    quote: true,
  };
  const draft = useKeptDraft(keptReplies, message.id) ?? fresh;

  const { isSending, send } = useMessageAddition(message.id, 'replies', {
    onStored() {
      keptReplies.delete(message.id);
      notify(message.sendsMail ? texts.queued : texts.queuedOff);
    },
    onFailed(error) {
      const isConflict = error instanceof ProblemError && error.status === 409;
      // The operator now sees the current version.
      if (isConflict) keptReplies.set(message.id, withoutVersion(draft));
      const reason = problemMessage(words.errors, error);
      // The operator has left this message.
      if (!isShown())
        notify(
          `${fill(texts.failedFor, { name: message.name })} ${isConflict ? words.messages.conflict.title : reason}`,
        );
      else setProblem(isConflict ? words.messages.conflict.reply : `${texts.failed} ${reason}`);
    },
  });

  function set(part: Partial<ReplyDraft>) {
    if (!isSending) keptReplies.set(message.id, { ...draft, ...part });
  }

  const body = { version: message.version, ...draft };
  const { formProps, problem, setProblem, isShown, errorOf } = useAdminForm({
    judge: () => [
      ...fieldErrors(replySchema.safeParse(body)),
      // A greeting alone is no reply.
      ...(draft.text.trim() === fresh.text.trim() ? [{ field: 'text', code: 'required' }] : []),
    ],
    sentence(field, code) {
      if (code !== 'required') return words.errors.invalid;
      return field === 'subject' ? texts.subjectRequired : texts.bodyRequired;
    },
    send() {
      keptReplies.set(message.id, body);
      send(body);
    },
    isBusy: isSending,
  });

  return (
    <form {...formProps} className="reply-form" aria-labelledby="reply-title">
      <h3 id="reply-title">{texts.title}</h3>
      <p className="small muted">{fill(texts.to, { address: message.email })}</p>
      <Field form="reply" name="subject" texts={{ label: texts.subject }} error={errorOf('subject')}>
        {(control) => (
          <input
            {...control}
            className="input"
            lang={language}
            autoComplete="off"
            readOnly={isSending}
            value={draft.subject}
            onChange={(event) => set({ subject: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field form="reply" name="text" texts={{ label: texts.body, hint: texts.hint }} error={errorOf('text')}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={8}
            lang={language}
            readOnly={isSending}
            value={draft.text}
            onChange={(event) => set({ text: event.currentTarget.value })}
          />
        )}
      </Field>
      <label className="check">
        <input
          type="checkbox"
          aria-disabled={isSending}
          checked={draft.quote}
          onChange={(event) => set({ quote: event.currentTarget.checked })}
        />
        {texts.quote}
      </label>
      <FormProblem text={problem} />
      <SubmitButton sending={isSending} label={texts.send} sendingLabel={texts.sending} />
    </form>
  );
}

function withoutVersion({ subject, text, quote }: ReplyDraft): ReplyDraft {
  return { subject, text, quote };
}
