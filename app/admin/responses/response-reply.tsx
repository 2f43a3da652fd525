import { Link, useNavigate } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/admin-tabs.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import type { ListedResponse } from '#domain/api/response.ts';
import { addressInTexts } from '#domain/forms/address-in-text.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useMessageOf } from './response-queries.ts';

/** The survey asks for no address: one can answer where somebody wrote theirs, or has written before. */
export function ResponseReply({ response }: { response: ListedResponse }) {
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
          <button
            className="btn line sm"
            type="button"
            disabled={taking.isPending}
            onClick={() =>
              taking.mutate(undefined, {
                onSuccess: ({ message }) => void navigate(`${adminPath('messages')}?message=${message}`),
                onError: (error) => notify(problemMessage(words.errors, error)),
              })
            }
          >
            {texts.byMail}
          </button>
        )}
        <Link className="btn line sm" to={`${adminPath('messages')}?q=${encodeURIComponent(name)}`}>
          {texts.messages}
        </Link>
      </div>
    </>
  );
}
