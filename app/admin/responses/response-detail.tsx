import { Link, useNavigate } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Note } from '#app/admin/controls/card.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { Tags } from '#app/admin/inbox/tags.tsx';
import { WrittenText } from '#app/admin/inbox/thread/message-replies.tsx';
import { SpamReasons } from '#app/admin/inbox/thread/suspected-reasons.tsx';
import { MailDelivery } from '#app/admin/mail/mail-delivery.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { chartsWords } from '#content/admin/charts.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import { responsesWords } from '#content/admin/responses.ts';
import type { ListedResponse, MessageOfResponse } from '#domain/api/response.ts';
import { originLabel } from '#domain/figures/sources.ts';
import { addressInTexts } from '#domain/forms/address-in-text.ts';
import type { ResponseChange } from '#domain/inbox/inbox-schemas.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { responsesPath, retryNotice, useResponse } from './response-queries.ts';

type Props = { response: ListedResponse; knownTags: readonly string[] };

/** The whole response, and what can be done with it. */
export default function ResponseDetail({ response, knownTags }: Props) {
  const { words, notify } = useAdmin();
  const { messages } = useWords(inboxWords);
  const { origin } = useWords(chartsWords);
  const texts = useWords(responsesWords).responses;
  // The list has the beginnings of long texts. The server notes who has opened it.
  const whole = useResponse(response.id, true).data ?? response;
  const { id, version, status, notices } = response;
  const { comment } = whole;

  const change = useAct({
    /** Returns how to undo it. */
    async send(wanted: ResponseChange): Promise<() => Promise<unknown>> {
      const changed = await patch({ version, ...wanted });
      return () => patch({ version: changed.version, status });
    },
    done: (undo, wanted) =>
      notify(texts.moved, wanted.status && { label: messages.bulk.undo, run: () => undoing.run(undo) }),
    failed: tell,
    refetch: [[responsesPath]],
  });
  const undoing = useAct({
    send: (undo: () => Promise<unknown>) => undo(),
    done: () => texts.movedBack,
    failed: tell,
    refetch: [[responsesPath]],
  });

  function patch(body: { version: number } & ResponseChange) {
    return sendChange<ListedResponse>('PATCH', `${responsesPath}/${id}`, body);
  }

  function tell(error: Error) {
    const isConflict = error instanceof ProblemError && error.status === 409;
    notify(isConflict ? texts.conflict : problemMessage(words.errors, error));
  }

  return (
    <div className="group start">
      {comment && <WrittenText text={comment} />}
      {response.cameFrom && (
        <p className="small muted">
          {origin.label}: {originLabel(response.cameFrom, origin)}
        </p>
      )}
      {status === 'suspected' && (
        <Note icon={null}>
          <SpamReasons signals={response.signals} />
        </Note>
      )}
      <Tags
        tags={response.tags}
        known={knownTags}
        isSaving={change.isRunning}
        onSave={(tags) => change.run({ tags })}
      />
      {notices
        .filter((mail) => mail.status !== 'sent')
        .map((mail) => (
          <MailDelivery
            key={mail.id}
            mail={mail}
            label={messages.delivery.notice}
            retry={() => retryNotice(id, mail.id)}
          />
        ))}
      <div className="row">
        {status !== 'suspected' && (
          <Button
            key={status}
            kind="primary"
            disabled={change.isRunning}
            onClick={() => change.run({ status: status === 'new' ? 'done' : 'new' })}
          >
            {status === 'new' ? texts.done : texts.reopen}
          </Button>
        )}
        <Button
          key={`suspect ${status}`}
          disabled={change.isRunning}
          onClick={() => change.run({ status: status === 'suspected' ? 'new' : 'suspected' })}
        >
          {status === 'suspected' ? texts.notSuspect : texts.suspect}
        </Button>
      </div>
      <ResponseReply response={whole} />
    </div>
  );
}

/** The survey asks for no address: a reply needs one in the comment, or an earlier message of the visitor. */
function ResponseReply({ response }: { response: ListedResponse }) {
  const texts = useWords(responsesWords).responses.reply;
  const navigate = useNavigate();
  // The response becomes a message, which is answered like any other.
  const taking = useAct({
    send: () => sendChange<MessageOfResponse>('POST', `${responsesPath}/${response.id}/message`),
    done: ({ message }) => void navigate(`${adminPath('messages')}?message=${message}`),
    failed: 'toast',
    refetch: [['/api/admin/messages']],
  });
  const { name, companyOrOccupation, comment } = response;
  const email = addressInTexts(name, companyOrOccupation, comment);

  return (
    <>
      {email && <p className="small muted">{fill(texts.hint, { email })}</p>}
      <div className="row">
        {email && (
          <Button disabled={taking.isRunning} onClick={() => taking.run()}>
            {texts.byMail}
          </Button>
        )}
        <Link className="btn line sm" to={`${adminPath('messages')}?q=${encodeURIComponent(name)}`}>
          {texts.messages}
        </Link>
      </div>
    </>
  );
}
