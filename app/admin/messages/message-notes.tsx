import { type FormEvent, useRef, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import { keptNotes, useKeptDraft } from '#app/admin/kept-drafts.ts';
import { momentText } from '#app/admin/moment.ts';
import { Field } from '#app/forms/field.tsx';
import { fill } from '#app/words/fill.ts';
import type { WholeMessage } from '#domain/answers/message.ts';
import { useMessageAddition } from './message-queries.ts';

/** What the team says among itself about a message. */
export function MessageNotes({ message }: { message: WholeMessage }) {
  const { words, language, notify } = useAdmin();
  const texts = words.messages.notes;
  const form = useRef<HTMLFormElement>(null);
  const text = useKeptDraft(keptNotes, message.id) ?? '';
  const [problem, setProblem] = useState<string>();
  const { isSending, send } = useMessageAddition(message.id, 'notes', {
    onStored: () => keptNotes.delete(message.id),
    onFailed(error) {
      const reason = problemMessage(words.errors, error);
      // The operator has gone to another message, or further.
      if (!form.current) notify(`${fill(texts.failedFor, { name: message.name })} ${reason}`);
      else setProblem(reason);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (!text.trim()) return setProblem(texts.required);
    setProblem(undefined);
    send({ text });
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
      <form ref={form} className="note-form" noValidate onSubmit={submit}>
        <Field form="note" name="text" texts={{ label: texts.label, hint: texts.hint }} error={problem}>
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
