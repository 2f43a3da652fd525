import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import { keptNotes, useKeptDraft } from '#app/admin/kept-drafts.ts';
import { momentText } from '#app/admin/moment.ts';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { Field } from '#app/forms/field.tsx';
import { fill } from '#app/words/fill.ts';
import type { WholeMessage } from '#domain/answers/message.ts';
import { noteSchema } from '#domain/inbox.ts';
import { fieldErrors } from '#domain/text-rules.ts';
import { useMessageAddition } from './message-queries.ts';

export function MessageNotes({ message }: { message: WholeMessage }) {
  const { words, language, notify } = useAdmin();
  const texts = words.messages.notes;
  const text = useKeptDraft(keptNotes, message.id) ?? '';
  const { isSending, send } = useMessageAddition(message.id, 'notes', {
    onStored: () => keptNotes.delete(message.id),
    onFailed(error) {
      const reason = problemMessage(words.errors, error);
      // The operator has left this message.
      if (!isShown()) notify(`${fill(texts.failedFor, { name: message.name })} ${reason}`);
      else setProblem(reason);
    },
  });

  const { formProps, problem, setProblem, isShown, errorOf } = useAdminForm({
    judge: () => fieldErrors(noteSchema.safeParse({ text })),
    sentence: (_field, code) => (code === 'required' ? texts.required : words.errors.invalid),
    send: () => send({ text }),
    isBusy: isSending,
  });

  return (
    <section>
      <h3>{texts.title}</h3>
      {message.notes.length > 0 && (
        <ol className="written">
          {message.notes.map(({ id, author, createdAt, text: note }) => (
            <li key={id}>
              <p className="caption muted">
                {fill(texts.by, { operator: author.name, time: momentText(language, createdAt) })}
              </p>
              <p className="written-text" dir="auto">
                {note}
              </p>
            </li>
          ))}
        </ol>
      )}
      <form {...formProps} className="note-form">
        <Field
          form="note"
          name="text"
          texts={{ label: texts.label, hint: texts.hint }}
          error={errorOf('text') ?? problem}
        >
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={2}
              readOnly={isSending}
              value={text}
              onChange={(event) => keptNotes.set(message.id, event.currentTarget.value)}
            />
          )}
        </Field>
        <button className="btn line sm" type="submit" disabled={isSending}>
          {texts.save}
        </button>
      </form>
    </section>
  );
}
