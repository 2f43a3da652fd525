import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { useMessageAddition } from '#app/admin/inbox/message-queries.ts';
import { DraftState } from '#app/admin/inbox/reply/draft-state.tsx';
import { keptNotes, useKeptDraft } from '#app/admin/kept-drafts.ts';
import { momentText } from '#app/admin/moment.ts';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { Field } from '#app/forms/field.tsx';
import type { MessageDrafts } from '#domain/api/inbox/draft.ts';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import { noteSchema } from '#domain/inbox/inbox.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = { message: WholeMessage; drafts: MessageDrafts | undefined };

export function MessageNotes({ message, drafts }: Props) {
  const { words, language, notify } = useAdmin();
  const texts = words.messages.notes;
  const kept = useKeptDraft(keptNotes, message.id);
  const text = kept?.draft.text ?? '';
  const { isSending, send } = useMessageAddition(message.id, 'notes', {
    onStored: () => keptNotes.sent(message.id),
    onFailed(error) {
      keptNotes.set(message.id, { text });
      const reason = problemMessage(words.errors, error);
      // The operator has left this message.
      if (!isShown()) notify(`${fill(texts.failedFor, { name: message.name })} ${reason}`);
      else setProblem(reason);
    },
  });

  const isLocked = isSending || drafts === undefined;

  function set(typed: string) {
    if (typed === '') keptNotes.discard(message.id);
    else keptNotes.set(message.id, { text: typed });
  }

  const { formProps, problem, setProblem, isShown, errorOf } = useAdminForm({
    id: 'note',
    judge: () => fieldErrors(noteSchema.safeParse({ text })),
    sentence: (_field, code) => (code === 'required' ? texts.required : words.errors.invalid),
    async send() {
      await keptNotes.settled(message.id);
      send({ text });
    },
    isBusy: isLocked,
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
              readOnly={isLocked}
              value={text}
              onChange={(event) => set(event.currentTarget.value)}
            />
          )}
        </Field>
        <DraftState kind="note" kept={kept} drafts={drafts} />
        <Button type="submit" disabled={isSending}>
          {texts.save}
        </Button>
      </form>
    </section>
  );
}
