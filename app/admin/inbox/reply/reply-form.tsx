import { useRef, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { TextArea, TextField } from '#app/admin/controls/text-field.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { changeMessage } from '#app/admin/inbox/message-queries.ts';
import { lastEntryOf } from '#app/admin/inbox/thread/message-replies.tsx';
import { replyDraft } from '#app/admin/kept-drafts.ts';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { useWords, useWordsIn } from '#app/admin/use-words.ts';
import { ProblemError } from '#app/api-client.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { FormProblem } from '#app/ui/form-problem.tsx';
import { inboxWords } from '#content/admin/inbox.ts';
import type { MessageDrafts } from '#domain/api/inbox/draft.ts';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import { replySchema } from '#domain/inbox/inbox-schemas.ts';
import type { ReplyDraft } from '#domain/inbox/message-draft.ts';
import { defaultLanguage, isLanguage } from '#domain/language/languages.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { AnswerDesk } from './answer-desk.tsx';
import { DraftState, forgetSentDraft } from './draft-state.tsx';
import { ReplyFiles } from './reply-files.tsx';
import { insertText, TemplateMenu } from './template-menu.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

type Props = {
  message: WholeMessage;
  drafts: MessageDrafts;
  /** The reply is sent, and the message done. */
  onDone: () => void;
};

/** Written in the visitor's language; the draft is kept until it is sent. */
export function ReplyForm({ message, drafts, onDone }: Props) {
  const { words, notify } = useAdmin();
  const inboxIn = useWordsIn(inboxWords);
  const { messages } = useWords(inboxWords);
  const texts = messages.reply;
  const language = isLanguage(message.language) ? message.language : defaultLanguage;
  const theirs = inboxIn[language].messages.reply;
  const fresh: ReplyDraft = {
    subject: theirs.defaultSubject,
    text: `${fill(theirs.greeting, { name: message.name })}\n\n`,
    quote: true,
    seen: lastEntryOf(message),
  };
  const keeper = replyDraft(message.id);
  const kept = keeper.use();
  const draft = kept?.draft ?? fresh;
  const isSending = kept?.isSending ?? false;
  const body = useRef<HTMLTextAreaElement>(null);
  const wasVisited = useRef(false);
  const [isUploading, setIsUploading] = useState(false);
  const [isManaging, setIsManaging] = useState(false);

  const reply = useAct({
    send: (sent: object) => changeMessage('POST', `${message.id}/replies`, sent),
    done() {
      keeper.drop();
      forgetSentDraft(message.id);
      return message.sendsMail ? texts.queued : texts.queuedOff;
    },
    failed(error) {
      const isConflict = error instanceof ProblemError && error.status === 409;
      // After a conflict the operator sees the current version.
      keeper.set(isConflict ? withoutVersion(draft) : draft);
      const { conflict } = messages;
      const reason = problemMessage(words.errors, error);
      if (form.isShown()) form.setProblem(isConflict ? conflict.reply : `${texts.failed} ${reason}`);
      // The operator has left this message.
      else notify(`${fill(texts.failedFor, { name: message.name })} ${isConflict ? conflict.title : reason}`);
    },
  });

  function set(part: Partial<ReplyDraft>) {
    if (isSending) return;
    const next = { ...draft, ...part };
    const isFresh = next.subject === fresh.subject && next.text === fresh.text && next.quote === fresh.quote;
    if (isFresh) keeper.discard();
    else keeper.set(next);
  }

  const form = useAdminForm({
    id: 'reply',
    judge: () => [
      ...fieldErrors(replySchema.safeParse(draft)),
      // A greeting alone is no reply.
      ...(draft.text.trim() === fresh.text.trim() ? [{ field: 'text', code: 'required' }] : []),
    ],
    sentence(field, code) {
      if (code !== 'required') return words.errors.invalid;
      return field === 'subject' ? texts.subjectRequired : texts.bodyRequired;
    },
    async send({ done }) {
      if (isUploading) return form.setProblem(messages.files.wait);
      if (draft.seen !== fresh.seen) {
        keeper.set({ ...withoutVersion(draft), seen: fresh.seen });
        return form.setProblem(messages.conflict.reply);
      }
      const attempt = { version: message.version, ...draft };
      keeper.set(attempt);
      await keeper.hold();
      const isDone = done === '1';
      const files = drafts.files.map(({ id }) => id);
      // Not called once the operator has left this message.
      reply.run({ ...attempt, done: isDone, files }, isDone ? { onSuccess: onDone } : undefined);
    },
    isBusy: isSending,
  });

  function insert(text: string) {
    if (body.current && !isSending) insertText(body.current, text, wasVisited.current);
  }

  return (
    <>
      <form {...form.formProps} className="reply-form group" aria-labelledby="reply-title">
        <h3 id="reply-title">{texts.title}</h3>
        <p className="small muted">{fill(texts.to, { address: message.email })}</p>
        <TextField
          form={form}
          name="subject"
          label={texts.subject}
          lang={language}
          autoComplete="off"
          readOnly={isSending}
          value={draft.subject}
          onChange={(event) => set({ subject: event.currentTarget.value })}
        />
        <TemplateMenu
          message={message}
          language={language}
          onInsert={insert}
          onManage={() => setIsManaging(true)}
        />
        <TextArea
          form={form}
          name="text"
          label={texts.body}
          hint={texts.hint}
          ref={body}
          rows={8}
          lang={language}
          readOnly={isSending}
          value={draft.text}
          onFocus={() => {
            wasVisited.current = true;
          }}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
        <DraftState kind="reply" kept={kept} drafts={drafts} />
        {message.kind === 'message' && (
          <AnswerDesk messageId={message.id} language={language} onInsert={insert} />
        )}
        <ReplyFiles
          messageId={message.id}
          files={drafts.files}
          isLocked={isSending}
          onUploading={setIsUploading}
        />
        <label className="check">
          <input
            type="checkbox"
            aria-disabled={isSending}
            checked={draft.quote}
            onChange={(event) => set({ quote: event.currentTarget.checked })}
          />
          {texts.quote}
        </label>
        <FormProblem text={form.problem} />
        <div className="reply-acts row">
          <SubmitButton sending={isSending} label={texts.send} sendingLabel={texts.sending} />
          {message.status !== 'done' && (
            <button className="btn line" type="submit" name="done" value="1" disabled={isSending}>
              {texts.sendDone}
            </button>
          )}
        </div>
      </form>
      {isManaging && <TemplatesDialog onClose={() => setIsManaging(false)} />}
    </>
  );
}

function withoutVersion({ version: _, ...draft }: ReplyDraft): ReplyDraft {
  return draft;
}
