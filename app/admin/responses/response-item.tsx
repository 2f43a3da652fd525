import { useAdmin } from '#app/admin/admin-context.ts';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { MailMark } from '#app/admin/mail/mail-mark.tsx';
import { momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { responsesWords } from '#content/admin/responses.ts';
import type { ListedResponse } from '#domain/api/response.ts';
import { maxRating } from '#domain/forms/rating.ts';
import { worstMail } from '#domain/outbox/worst-mail.ts';
import { fill } from '#domain/publishing/placeholders.ts';

const ResponseDetail = lazyPart(() => import('./response-detail.tsx'));

type Props = {
  response: ListedResponse;
  knownTags: readonly string[];
  isOpen: boolean;
  onToggle: () => void;
};

/** One line until it is opened. */
export function ResponseItem({ response, knownTags, isOpen, onToggle }: Props) {
  const { language, solutions } = useAdmin();
  const texts = useWords(responsesWords).responses;
  const { id, name, companyOrOccupation, solutionUsed, rating, comment, receivedAt, status, notices, tags } =
    response;
  return (
    <li className={status === 'new' ? 'unread' : undefined}>
      <button
        className="pick response-open"
        type="button"
        aria-expanded={isOpen}
        aria-controls={`response-${id}`}
        onClick={onToggle}
      >
        <span className="response-stars" role="img" aria-label={fill(texts.stars, { rating })}>
          {'★'.repeat(rating)}
          {'☆'.repeat(maxRating - rating)}
        </span>
        <span className="lines">
          <b dir="auto">{name}</b>
          <span className="caption muted" dir="auto">
            {companyOrOccupation && `${companyOrOccupation} · `}
            <time dateTime={receivedAt}>{momentText(language, receivedAt)}</time>
          </span>
        </span>
        <span className="clip muted" dir="auto">
          {comment || texts.noComment}
        </span>
        <span className="row end caption">
          <span>{solutions[language][solutionUsed]}</span>
          {status !== 'new' && <span className="badge archived">{texts.list[status]}</span>}
          {tags.map((tag) => (
            <span key={tag} className="tag" dir="auto">
              {tag}
            </span>
          ))}
          <MailMark mail={worstMail(notices)} />
        </span>
      </button>
      <div id={`response-${id}`} hidden={!isOpen}>
        {isOpen && <ResponseDetail response={response} knownTags={knownTags} />}
      </div>
    </li>
  );
}
