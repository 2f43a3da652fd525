import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { TextArea } from '#app/admin/controls/text-field.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { changeMessage } from '#app/admin/inbox/message-queries.ts';
import { DraftState } from '#app/admin/inbox/reply/draft-state.tsx';
import { noteDraft } from '#app/admin/kept-drafts.ts';
import { momentText } from '#app/admin/moment.ts';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { useWords } from '#app/admin/use-words.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import type { MessageDrafts } from '#domain/api/inbox/draft.ts';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import { noteSchema } from '#domain/inbox/inbox-schemas.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { WrittenText } from './message-replies.tsx';

type Props = { message: WholeMessage; drafts: MessageDrafts };

export function MessageNotes({ message, drafts }: Props) {
  const { language } = useAdmin();
  const texts = useWords(inboxWords).messages.notes;
  return (
    <section className="group">
      <h3>{texts.title}</h3>
      {message.notes.length > 0 && (
        <ol className="written group">
          {message.notes.map(({ id, author, createdAt, text }) => (
            <li key={id} className="box lines">
              <p className="caption muted">
                {fill(texts.by, { operator: author.name, time: momentText(language, createdAt) })}
              </p>
              <WrittenText text={text} />
            </li>
          ))}
        </ol>
      )}
      <NoteForm message={message} drafts={drafts} />
    </section>
  );
}

function NoteForm({ message, drafts }: Props) {
  const { words, notify } = useAdmin();
  const texts = useWords(inboxWords).messages.notes;
  const keeper = noteDraft(message.id);
  const kept = keeper.use();
  const text = kept?.draft.text ?? '';
  const isSending = kept?.isSending ?? false;

  const note = useAct({
    send: () => changeMessage('POST', `${message.id}/notes`, { text }),
    done: () => keeper.drop(),
    failed(error) {
      keeper.set({ text });
      const reason = problemMessage(words.errors, error);
      if (form.isShown()) form.setProblem(reason);
      // The operator has left this message.
      else notify(`${fill(texts.failedFor, { name: message.name })} ${reason}`);
    },
  });

  const form = useAdminForm({
    id: 'note',
    judge: () => fieldErrors(noteSchema.safeParse({ text })),
    sentence: (_field, code) => (code === 'required' ? texts.required : words.errors.invalid),
    async send() {
      await keeper.hold();
      note.run();
    },
    isBusy: isSending,
  });

  return (
    <form {...form.formProps} className="group">
      <TextArea
        form={{ id: form.id, errorOf: (name) => form.errorOf(name) ?? form.problem }}
        name="text"
        label={texts.label}
        hint={texts.hint}
        rows={2}
        readOnly={isSending}
        value={text}
        onChange={({ currentTarget: { value } }) =>
          value === '' ? keeper.discard() : keeper.set({ text: value })
        }
      />
      <DraftState kind="note" kept={kept} drafts={drafts} />
      <Button type="submit" disabled={isSending}>
        {texts.save}
      </Button>
    </form>
  );
}
