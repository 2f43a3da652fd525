import { type FormEvent, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import { useKeptText } from '#app/admin/operator/kept-drafts.ts';
import { problemMessage } from '#app/admin/operator/problem-message.ts';
import { Field } from '#app/forms/field.tsx';
import { fill } from '#app/language/fill.ts';
import { useMessageChange } from './message-queries.ts';
import type { WholeMessage } from './message-types.ts';

/** What the team says among itself about a message. */
export function MessageNotes({ message }: { message: WholeMessage }) {
  const { words, language } = useAdmin();
  const texts = words.messages.notes;
  const change = useMessageChange(message.id);
  const [text, setText] = useKeptText(`note ${message.id}`);
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    if (!text.trim()) return setProblem(texts.required);
    setProblem(undefined);
    change.mutate(
      { method: 'POST', to: '/notes', body: { text } },
      {
        onSuccess: () => setText(''),
        onError: (error) => setProblem(problemMessage(words.errors, error)),
      },
    );
  }

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
      <form className="note-form" noValidate onSubmit={submit}>
        <Field form="note" name="text" texts={{ label: texts.label, hint: texts.hint }} error={problem}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={2}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
        <button className="btn line sm" type="submit" disabled={change.isPending}>
          {texts.save}
        </button>
      </form>
    </section>
  );
}
