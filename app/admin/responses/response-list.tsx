import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Segments } from '#app/admin/controls/segments.tsx';
import { Switch } from '#app/admin/controls/switch.tsx';
import { LoadFailed } from '#app/admin/failure/load-failed.tsx';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import { MailOff } from '#app/admin/mail/mail-off.tsx';
import { MoreButton } from '#app/admin/more-button.tsx';
import { ProblemError } from '#app/api-client.ts';
import { fill } from '#app/words/fill.ts';
import type { ListedResponse } from '#domain/answers/response.ts';
import { type ResponseStatus, responseStatuses } from '#domain/inbox.ts';
import { ResponseItem } from './response-item.tsx';
import { useResponseMove, useResponses } from './response-queries.ts';

export function ResponseList({ query }: { query: URLSearchParams }) {
  const { words, notify } = useAdmin();
  const texts = words.responses;
  const [status, setStatus] = useState<ResponseStatus>('new');
  const [withComment, setWithComment] = useState(false);
  const whole = new URLSearchParams(query);
  if (withComment) whole.set('withComment', '1');
  // Its answer has both counts.
  const counted = useResponses(whole, status === 'new');
  const suspects = new URLSearchParams(whole);
  suspects.set('status', 'suspected');
  const suspected = useResponses(suspects, status === 'suspected');
  const shown = status === 'new' ? counted : suspected;
  const responses = shown.data?.pages.flatMap((page) => page.responses) ?? [];
  const counts = { new: counted.data?.pages[0]?.count, suspected: counted.data?.pages[0]?.suspected };
  const move = useResponseMove();

  function put(response: ListedResponse) {
    const target = response.status === 'new' ? 'suspected' : 'new';
    move.mutate(
      { ...response, status: target },
      {
        onSuccess: () => notify(texts.moved),
        onError: (error) =>
          notify(
            error instanceof ProblemError && error.status === 409
              ? texts.conflict
              : problemMessage(words.errors, error),
          ),
      },
    );
  }

  const names = { new: texts.list.counted, suspected: texts.list.suspected };
  return (
    <section className="card response-list" aria-labelledby="response-list-title">
      <div className="response-head">
        <div>
          <h2 id="response-list-title">{texts.list.title}</h2>
          <p className="small muted">{texts.publishNote}</p>
        </div>
        <Switch label={texts.filters.withComment} checked={withComment} onChange={setWithComment} />
      </div>
      {counted.data?.pages[0]?.sendsMail === false && <MailOff />}
      <Segments
        label={texts.list.label}
        tabs={responseStatuses.map((id) => ({
          id,
          label:
            counts[id] === undefined
              ? names[id]
              : fill(texts.list.folder, { name: names[id], count: counts[id] }),
        }))}
        selected={status}
        onSelect={setStatus}
      >
        {shown.isPending && <p className="muted">{words.common.loading}</p>}
        {shown.isError && !shown.data && <LoadFailed onRetry={() => void shown.refetch()} />}
        {shown.data && responses.length === 0 && <p className="muted">{texts.empty.filtered.title}</p>}
        <ul className="responses">
          {responses.map((response) => (
            <ResponseItem key={response.id} response={response} onMove={() => put(response)} />
          ))}
        </ul>
        <MoreButton list={shown} label={texts.list.more} />
      </Segments>
    </section>
  );
}
