import { useRef, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { useMessageAddition } from '#app/admin/inbox/message-queries.ts';
import { lastEntryOf } from '#app/admin/inbox/thread/thread.ts';
import { keptReplies, useKeptDraft } from '#app/admin/kept-drafts.ts';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { ProblemError } from '#app/api-client.ts';
import { Field } from '#app/forms/field.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import type { MessageDrafts } from '#domain/api/inbox/draft.ts';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import { replySchema } from '#domain/inbox/inbox.ts';
import type { ReplyDraft } from '#domain/inbox/message-draft.ts';
import { defaultLanguage, isLanguage } from '#domain/language/languages.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { DraftState } from './draft-state.tsx';
import { insertText } from './insert-text.ts';
import { ReplyFiles } from './reply-files.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';
import { forgetDraftFiles } from './use-message-drafts.ts';

type Props = { message: WholeMessage; drafts: MessageDrafts | undefined };

/** Written in the visitor's language; the draft is kept until it is sent. */
export function ReplyForm({ message, drafts }: Props) {
  const { words, wordsIn, notify } = useAdmin();
  const texts = words.messages.reply;
  const language = isLanguage(message.language) ? message.language : defaultLanguage;
  const theirs = wordsIn[language].messages.reply;
  const fresh: ReplyDraft = {
    subject: theirs.defaultSubject,
    text: `${fill(theirs.greeting, { name: message.name })}\n\n`,
    quote: true,
    seen: lastEntryOf(message),
  };
  const kept = useKeptDraft(keptReplies, message.id);
  const draft = kept?.draft ?? fresh;

  const { isSending, send } = useMessageAddition(message.id, 'replies', {
    onStored() {
      keptReplies.sent(message.id);
      forgetDraftFiles(message.id);
      notify(message.sendsMail ? texts.queued : texts.queuedOff);
    },
    onFailed(error) {
      const isConflict = error instanceof ProblemError && error.status === 409;
      // After a conflict the operator sees the current version.
      keptReplies.set(message.id, isConflict ? withoutVersion(draft) : draft);
      const reason = problemMessage(words.errors, error);
      // The operator has left this message.
      if (!isShown())
        notify(
          `${fill(texts.failedFor, { name: message.name })} ${isConflict ? words.messages.conflict.title : reason}`,
        );
      else setProblem(isConflict ? words.messages.conflict.reply : `${texts.failed} ${reason}`);
    },
  });
  const body = useRef<HTMLTextAreaElement>(null);
  const wasVisited = useRef(false);
  const [isUploading, setIsUploading] = useState(false);
  const [isManaging, setIsManaging] = useState(false);
  const isLocked = isSending || drafts === undefined;

  function set(part: Partial<ReplyDraft>) {
    if (isLocked) return;
    const next = { ...draft, ...part };
    if (isFresh(next)) keptReplies.discard(message.id);
    else keptReplies.set(message.id, next);
  }

  function isFresh({ subject, text, quote }: ReplyDraft): boolean {
    return subject === fresh.subject && text === fresh.text && quote === fresh.quote;
  }

  const { formProps, problem, setProblem, isShown, errorOf } = useAdminForm({
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
      if (isUploading) return setProblem(words.messages.files.wait);
      if (draft.seen !== fresh.seen) {
        keptReplies.set(message.id, { ...withoutVersion(draft), seen: fresh.seen });
        return setProblem(words.messages.conflict.reply);
      }
      const attempt = { version: message.version, ...draft };
      keptReplies.set(message.id, attempt);
      await keptReplies.settled(message.id);
      send({ ...attempt, done: done === '1', files: drafts?.files.map(({ id }) => id) ?? [] });
    },
    isBusy: isLocked,
  });

  return (
    <>
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
              readOnly={isLocked}
              value={draft.subject}
              onChange={(event) => set({ subject: event.currentTarget.value })}
            />
          )}
        </Field>
        <TemplateMenu
          message={message}
          language={language}
          onInsert={(text) => body.current && !isLocked && insertText(body.current, text, wasVisited.current)}
          onManage={() => setIsManaging(true)}
        />
        <Field
          form="reply"
          name="text"
          texts={{ label: texts.body, hint: texts.hint }}
          error={errorOf('text')}
        >
          {(control) => (
            <textarea
              {...control}
              ref={body}
              className="input"
              rows={8}
              onFocus={() => {
                wasVisited.current = true;
              }}
              lang={language}
              readOnly={isLocked}
              value={draft.text}
              onChange={(event) => set({ text: event.currentTarget.value })}
            />
          )}
        </Field>
        <DraftState kind="reply" kept={kept} drafts={drafts} />
        <ReplyFiles
          messageId={message.id}
          files={drafts?.files ?? []}
          isLocked={isLocked}
          onUploading={setIsUploading}
        />
        <label className="check">
          <input
            type="checkbox"
            aria-disabled={isLocked}
            checked={draft.quote}
            onChange={(event) => set({ quote: event.currentTarget.checked })}
          />
          {texts.quote}
        </label>
        <FormProblem text={problem} />
        <div className="reply-acts">
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
