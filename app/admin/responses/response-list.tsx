import { useAdmin } from '#app/admin/admin-context.ts';
import { Note } from '#app/admin/controls/card.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { Segments } from '#app/admin/controls/segments.tsx';
import { MoreButton } from '#app/admin/more-button.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import { responsesWords } from '#content/admin/responses.ts';
import type { ListedResponse, ResponsePage } from '#domain/api/response.ts';
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
  const { language } = useAdmin();
  const { messages } = useWords(inboxWords);
  const texts = useWords(responsesWords).responses;
  const folder = responseStatuses.find((status) => status === choice.folder) ?? 'all';
  const whole = new URLSearchParams(query);
  if (folder !== 'all') whole.set('status', folder);
  const list = useResponses(whole);
  const first = list.data?.pages[0];
  const responses = list.data?.pages.flatMap((page) => page.responses) ?? [];
  const isListed = responses.some(({ id }) => id === choice.response);
  // One that a link leads to may be in another folder, or further down.
  const linked = useResponse(choice.response, choice.response !== '' && !list.isPending && !isListed);
  const item = (response: ListedResponse) => (
    <ResponseItem
      key={response.id}
      response={response}
      knownTags={first?.tags ?? []}
      isOpen={response.id === choice.response}
      onToggle={() => onChange({ response: response.id === choice.response ? '' : response.id })}
    />
  );

  return (
    <section className="card" aria-labelledby="response-list-title">
      <div className="group">
        <h2 id="response-list-title">{texts.list.title}</h2>
        <p className="small muted">{texts.publishNote}</p>
      </div>
      {first?.sendsMail === false && <Note>{messages.delivery.off}</Note>}
      {!isListed && linked.isError && <p role="alert">{texts.gone}</p>}
      {!isListed && linked.data && <ul className="rows responses">{item(linked.data)}</ul>}
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
        <Loaded query={list}>
          {() => (
            <>
              {responses.length === 0 && <p className="muted">{texts.empty.filtered.title}</p>}
              <ul className="rows responses">{responses.map(item)}</ul>
            </>
          )}
        </Loaded>
        <MoreButton list={list} label={texts.list.more} />
      </Segments>
    </section>
  );
}

function countOf({ counts }: ResponsePage, folder: Folder): number {
  return folder === 'all' ? counts.new + counts.done : counts[folder];
}
