import { Link, useNavigate } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { SpamReasons } from '#app/admin/inbox/thread/suspected-reasons.tsx';
import { MailDelivery } from '#app/admin/mail/mail-delivery.tsx';
import { ProblemError } from '#app/api-client.ts';
import type { ListedResponse } from '#domain/api/response.ts';
import { addressInTexts } from '#domain/forms/address-in-text.ts';
import type { ResponseChange } from '#domain/inbox/inbox.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useMessageOf, useNoticeRetry, useResponse, useResponseChange } from './response-queries.ts';
import { ResponseTags } from './response-tags.tsx';

/** The whole response, and what can be done with it. */
export function ResponseDetail({ response }: { response: ListedResponse }) {
  const { words, notify } = useAdmin();
  const texts = words.responses;
  // The list has the beginnings of long texts. The server notes who has opened it.
  const whole = useResponse(response.id, true).data ?? response;
  const change = useResponseChange();
  const retry = useNoticeRetry(response.id);
  const { id, version, status, notices } = response;
  const { comment } = whole;

  async function save(wanted: ResponseChange) {
    const changed = await change.mutateAsync({ id, version, ...wanted });
    const takeBack = async () => {
      await change.mutateAsync({ id, version: changed.version, status });
      notify(texts.movedBack);
    };
    notify(
      texts.moved,
      wanted.status && { label: words.messages.bulk.undo, run: () => void takeBack().catch(tell) },
    );
  }

  function tell(error: unknown) {
    const isConflict = error instanceof ProblemError && error.status === 409;
    notify(isConflict ? texts.conflict : problemMessage(words.errors, error));
  }

  return (
    <div className="response-detail">
      {comment && (
        <p className="written-text" dir="auto">
          {comment}
        </p>
      )}
      {status === 'suspected' && (
        <div className="note">
          <SpamReasons signals={response.signals} />
        </div>
      )}
      <ResponseTags
        tags={response.tags}
        isSaving={change.isPending}
        onSave={(tags) => void save({ tags }).catch(tell)}
      />
      {notices
        .filter((mail) => mail.status !== 'sent')
        .map((mail) => (
          <MailDelivery
            key={mail.id}
            mail={mail}
            label={words.messages.delivery.notice}
            isRetrying={retry.isPending}
            onRetry={(outcome) => retry.mutate(mail.id, outcome)}
          />
        ))}
      <div className="row">
        {status !== 'suspected' && (
          <Button
            key={status}
            kind="primary"
            disabled={change.isPending}
            onClick={() => void save({ status: status === 'new' ? 'done' : 'new' }).catch(tell)}
          >
            {status === 'new' ? texts.done : texts.reopen}
          </Button>
        )}
        <Button
          key={`suspect ${status}`}
          disabled={change.isPending}
          onClick={() => void save({ status: status === 'suspected' ? 'new' : 'suspected' }).catch(tell)}
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
  const { words, notify } = useAdmin();
  const texts = words.responses.reply;
  const navigate = useNavigate();
  const taking = useMessageOf(response.id);
  const { name, companyOrOccupation, comment } = response;
  const email = addressInTexts(name, companyOrOccupation, comment);

  return (
    <>
      {email && <p className="small muted">{fill(texts.hint, { email })}</p>}
      <div className="row">
        {email && (
          <Button
            disabled={taking.isPending}
            onClick={() =>
              taking.mutate(undefined, {
                onSuccess: ({ message }) => void navigate(`${adminPath('messages')}?message=${message}`),
                onError: (error) => notify(problemMessage(words.errors, error)),
              })
            }
          >
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
