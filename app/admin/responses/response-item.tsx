import { useAdmin } from '#app/admin/admin-context.ts';
import { MailDelivery } from '#app/admin/mail/mail-delivery.tsx';
import { MailFailed } from '#app/admin/mail/mail-failed.tsx';
import { momentText } from '#app/admin/moment.ts';
import { fill } from '#app/words/fill.ts';
import type { ListedResponse } from '#domain/answers/response.ts';
import { maxRating } from '#domain/survey.ts';
import { useNoticeRetry } from './response-queries.ts';

export function ResponseItem({ response, onMove }: { response: ListedResponse; onMove: () => void }) {
  const { words, language, solutions } = useAdmin();
  const texts = words.responses;
  const { name, companyOrOccupation, solutionUsed, rating, comment, receivedAt, status, notices } = response;
  const retry = useNoticeRetry(response.id);
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
        {notices.some((mail) => mail.status === 'failed') && <MailFailed />}
      </p>
      {comment ? (
        <p className="written-text" dir="auto">
          {comment}
        </p>
      ) : (
        <p className="small muted">{texts.noComment}</p>
      )}
      {notices.map((mail) => (
        <MailDelivery
          key={mail.id}
          mail={mail}
          label={words.messages.delivery.notice}
          isRetrying={retry.isPending}
          onRetry={(outcome) => retry.mutate(mail.id, outcome)}
        />
      ))}
      <button className="btn line sm" type="button" onClick={onMove}>
        {status === 'new' ? texts.suspect : texts.notSuspect}
      </button>
    </li>
  );
}
