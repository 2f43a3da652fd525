import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import { fill } from '#app/language/fill.ts';
import { maxRating } from '#domain/survey.ts';
import type { ListedResponse } from './response-types.ts';

/** One response: stars, who, about what, when, the comment. */
export function ResponseItem({ response, onMove }: { response: ListedResponse; onMove: () => void }) {
  const { words, language, solutions } = useAdmin();
  const texts = words.responses;
  const { name, companyOrOccupation, solutionUsed, rating, comment, receivedAt, status } = response;
  return (
    <li>
      <p className="response-line">
        <span className="response-stars" role="img" aria-label={fill(texts.stars, { rating })}>
          {'★'.repeat(rating)}
          {'☆'.repeat(maxRating - rating)}
        </span>
        <b>{solutions[language][solutionUsed]}</b>
        <span dir="auto">{[name, companyOrOccupation].filter(Boolean).join(', ')}</span>
        <time className="caption muted" dateTime={receivedAt}>
          {momentText(language, receivedAt)}
        </time>
      </p>
      {comment ? (
        <p className="written-text" dir="auto">
          {comment}
        </p>
      ) : (
        <p className="small muted">{texts.noComment}</p>
      )}
      <button className="btn line sm" type="button" onClick={onMove}>
        {status === 'new' ? texts.suspect : texts.notSuspect}
      </button>
    </li>
  );
}
