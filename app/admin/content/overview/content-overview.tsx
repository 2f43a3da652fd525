import { useEffectEvent, useMemo } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { usePaletteActs } from '#app/admin/command-palette/palette-acts.ts';
import { filters, useContentAddress } from '#app/admin/content/content-address.ts';
import { useContentArea } from '#app/admin/content/content-context.ts';
import { LostTexts, SaveState } from '#app/admin/content/save-state.tsx';
import { SearchField } from '#app/admin/controls/search-field.tsx';
import { Segments } from '#app/admin/controls/segments.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { fill } from '#domain/publishing/placeholders.ts';
import { DefaultChoices } from './default-choices.tsx';
import { foundPlaces, placesToDo } from './found-places.ts';
import { FoundTexts } from './found-texts.tsx';
import { PageList } from './page-list.tsx';
import { TranslationPanel } from './translation.tsx';

export function ContentOverview() {
  const texts = useAdmin().words.content;
  const area = useContentArea();
  const { address, pathWith, go } = useContentAddress();
  const { search, filter } = address;
  const { counts, next } = useMemo(() => placesToDo(area), [area]);
  const found = useMemo(
    () => (search || filter !== 'all' ? foundPlaces(area, search, filter) : undefined),
    [area, search, filter],
  );
  const goNext = useEffectEvent(() => next && go({ ...next, search: '', filter: 'all' }));
  usePaletteActs(useMemo(() => [{ id: 'content-next', label: texts.next, run: () => goNext() }], [texts]));
  const shown = filters.filter((one) => one === 'all' || one === filter || counts[one] > 0);

  return (
    <div className="content-overview">
      <search className="content-search">
        <SearchField
          id="content-search"
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          search={search}
          onSearch={(next) => go({ search: next })}
        />
        {next ? (
          <Link className="btn sm" to={pathWith({ ...next, search: '', filter: 'all' })}>
            {texts.next}
            <Icon name="arrow" />
          </Link>
        ) : (
          <p className="small muted">{texts.nothingNext}</p>
        )}
      </search>
      <SaveState />
      <LostTexts />
      <Segments
        label={texts.filter.label}
        tabs={shown.map((id) => ({
          id,
          label:
            id === 'all'
              ? texts.filter.all
              : fill(texts.filter.count, { label: texts.filter[id], count: counts[id] }),
        }))}
        selected={filter}
        onSelect={(next) => go({ filter: next })}
      >
        {filter !== 'all' && <p className="small muted">{texts.filterHelp[filter]}</p>}
        {filter === 'outdated' && search === '' ? (
          <DefaultChoices />
        ) : found ? (
          <FoundTexts key={`${filter} ${search}`} found={found} />
        ) : (
          <PageList />
        )}
      </Segments>
      <TranslationPanel />
    </div>
  );
}
