import { useAdmin } from '#app/admin/admin-context.ts';
import { Segments } from '#app/admin/controls/segments.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { MailOff } from '#app/admin/mail/mail-off.tsx';
import { MoreButton } from '#app/admin/more-button.tsx';
import type { ResponsePage } from '#domain/api/response.ts';
import { responseStatuses } from '#domain/inbox/inbox.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { countText } from '#domain/responses/counted.ts';
import type { ResponseChoice } from './response-filter.ts';
import { ResponseItem } from './response-item.tsx';
import { useResponse, useResponses } from './response-queries.ts';

type Props = {
  query: URLSearchParams;
  choice: ResponseChoice;
  onChange: (change: Partial<ResponseChoice>) => void;
};

const folders = ['all', ...responseStatuses] as const;

type Folder = (typeof folders)[number];

export function ResponseList({ query, choice, onChange }: Props) {
  const { words, language } = useAdmin();
  const texts = words.responses;
  const folder = responseStatuses.find((status) => status === choice.folder) ?? 'all';
  const whole = new URLSearchParams(query);
  if (folder !== 'all') whole.set('status', folder);
  const list = useResponses(whole);
  const first = list.data?.pages[0];
  const responses = list.data?.pages.flatMap((page) => page.responses) ?? [];
  const isListed = responses.some(({ id }) => id === choice.response);
  // One that a link leads to may be in another folder, or further down.
  const linked = useResponse(choice.response, choice.response !== '' && !list.isPending && !isListed);
  const toggle = (id: string) => onChange({ response: id === choice.response ? '' : id });

  return (
    <section className="card response-list" aria-labelledby="response-list-title">
      <div>
        <h2 id="response-list-title">{texts.list.title}</h2>
        <p className="small muted">{texts.publishNote}</p>
      </div>
      {first?.sendsMail === false && <MailOff />}
      {!isListed && linked.isError && <p role="alert">{texts.gone}</p>}
      {!isListed && linked.data && (
        <ul className="responses">
          <ResponseItem response={linked.data} isOpen onToggle={() => toggle(linked.data.id)} />
        </ul>
      )}
      <Segments
        label={texts.list.label}
        tabs={folders.map((id) => ({
          id,
          label: first
            ? fill(texts.list.folder, {
                name: texts.list[id],
                count: countText(countOf(first, id), false, language),
              })
            : texts.list[id],
        }))}
        selected={folder}
        onSelect={(next) => onChange({ folder: next === 'all' ? '' : next, response: '' })}
      >
        {list.isPending && <p className="muted">{words.common.loading}</p>}
        {list.isError && !list.data && <LoadFailed onRetry={() => void list.refetch()} />}
        {list.data && responses.length === 0 && <p className="muted">{texts.empty.filtered.title}</p>}
        <ul className="responses">
          {responses.map((response) => (
            <ResponseItem
              key={response.id}
              response={response}
              isOpen={response.id === choice.response}
              onToggle={() => toggle(response.id)}
            />
          ))}
        </ul>
        <MoreButton list={list} label={texts.list.more} />
      </Segments>
    </section>
  );
}

function countOf({ counts }: ResponsePage, folder: Folder): number {
  return folder === 'all' ? counts.new + counts.done : counts[folder];
}
