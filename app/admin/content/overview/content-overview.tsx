import { useEffectEvent, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { usePaletteActs } from '#app/admin/command-palette/palette-acts.ts';
import { filters, useContentAddress } from '#app/admin/content/content-address.ts';
import { useContentArea } from '#app/admin/content/content-area.tsx';
import { firstId } from '#app/admin/content/content-tree.ts';
import { editedValue, isOutdated, valueText } from '#app/admin/content/draft/field-values.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import {
  type FoundPlace,
  foldText,
  foundPlaces,
  foundWords,
  placesIn,
  placesToDo,
} from '#app/admin/content/find-texts.ts';
import { pageName } from '#app/admin/content/place-names.ts';
import { LostTexts, SaveState } from '#app/admin/content/save-state.tsx';
import { Button } from '#app/admin/controls/button.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { SearchField } from '#app/admin/controls/search-field.tsx';
import { Segments } from '#app/admin/controls/segments.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { contentWords } from '#content/admin/content.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { QuestionList, useOpenQuestions } from './open-questions.tsx';
import { PageList } from './page-list.tsx';
import { TranslationPanel } from './translation.tsx';

/** All pages, or the fields that a search or filter finds. */
export function ContentOverview() {
  const texts = useWords(contentWords).content;
  const area = useContentArea();
  const { address, pathWith, go } = useContentAddress();
  const { search, filter } = address;
  const questions = useOpenQuestions();
  const places = useMemo(() => placesIn(area), [area]);
  const { counts, next } = useMemo(() => placesToDo(places), [places]);
  const found = useMemo(
    () =>
      filter !== 'questions' && (search || filter !== 'all')
        ? foundPlaces(places, area, search, filter)
        : undefined,
    [places, area, search, filter],
  );
  const nextField = next && ({ page: next.page, field: next.field, search: '', filter: 'all' } as const);
  const goNext = useEffectEvent(() => nextField && go(nextField));
  usePaletteActs(useMemo(() => [{ id: 'content-next', label: texts.next, run: () => goNext() }], [texts]));
  const tabs = filters.flatMap((id) => {
    if (id === 'all') return { id, label: texts.filter.all };
    const count = id === 'questions' ? (questions.data?.questions.length ?? 0) : counts[id];
    if (id !== filter && count === 0) return [];
    return { id, label: fill(texts.filter.count, { label: texts.filter[id], count }) };
  });

  return (
    <div className="stack">
      <search className="row content-search">
        <SearchField
          id="row content-search"
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          search={search}
          onSearch={(text) => go({ search: text })}
        />
        {nextField ? (
          <Link className="btn sm" to={pathWith(nextField)}>
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
        tabs={tabs}
        selected={filter}
        onSelect={(selected) => go({ filter: selected })}
      >
        {filter !== 'all' && <p className="small muted">{texts.filterHelp[filter]}</p>}
        {filter === 'questions' ? (
          <Loaded query={questions}>{(list) => <QuestionList {...list} />}</Loaded>
        ) : filter === 'outdated' && search === '' ? (
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

const step = 50;

/** Places with their texts in both languages; each leads to its field. */
function FoundTexts({ found }: { found: readonly FoundPlace[] }) {
  const { language: ownLanguage, offerings } = useAdmin();
  const texts = useWords(contentWords).content;
  const { labelOf } = useContentArea();
  const { address, pathWith } = useContentAddress();
  const [most, setMost] = useState(step);
  const wanted = foldText(address.search);
  if (found.length === 0)
    return (
      <div className="card start">
        <h2>{texts.empty.title}</h2>
        <p>{address.search ? fill(texts.empty.text, { query: address.search }) : texts.empty.filter}</p>
        <Link className="btn line sm" to={pathWith({ search: '', filter: 'all' })}>
          {texts.empty.clear}
        </Link>
      </div>
    );
  return (
    <>
      <p className="small muted" role="status">
        {fill(plural(texts, 'found', found.length, ownLanguage), { count: found.length })}
      </p>
      <ul className="card rows found-texts">
        {found.slice(0, most).map(({ page, field, node, texts: read }) => (
          <li key={`${page} ${field}`} className="lines">
            <Link className="text-act" to={pathWith({ page, field })}>
              {pageName(page, texts, offerings)}
              <span className="muted"> · {labelOf(firstId(node))}</span>
            </Link>
            <div className="columns small">
              {read.map(([language, text]) => {
                const { before, found: words, after } = foundWords(text, wanted);
                return (
                  <p key={language} lang={language === 'all' ? undefined : language}>
                    {before}
                    {words && <mark>{words}</mark>}
                    {after}
                  </p>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
      {found.length > most && (
        <Button onClick={() => setMost(most + step)}>
          {fill(texts.more, { count: Math.min(step, found.length - most) })}
        </Button>
      )}
    </>
  );
}

/** Fields whose default has changed since they were edited, to choose between the edit, the new and the old default. */
function DefaultChoices() {
  const texts = useWords(contentWords).content;
  const { editor, fields, placeText, announce } = useContentArea();
  const open = [...fields.values()].filter(isOutdated);
  if (open.length === 0) return <p role="status">{texts.choice.empty}</p>;

  return (
    <ul className="group">
      {open.map((field) => {
        const { id, defaultValue } = field;
        const { value: edited, basedOn } = editedValue(field)!;
        const place = placeText(id);
        const { language } = placeOf(id);
        const choices = [
          ['yours', 'keep', edited, { to: 'value', value: edited }],
          ['new', 'take', defaultValue, { to: 'default' }],
          ['original', 'back', basedOn, { to: 'value', value: basedOn }],
        ] as const;
        return (
          <li key={id} className="card">
            <h3>{place}</h3>
            <div className="columns">
              {choices.map(([name, act, value, target]) => (
                <div key={name} className="lines start">
                  <p className="caption muted">{texts.choice[name]}</p>
                  <p lang={language}>{valueText(value, texts)}</p>
                  <Button
                    aria-label={`${texts.choice[act]}: ${place}`}
                    onClick={() => {
                      editor.set(id, target);
                      announce(texts.choice.done);
                    }}
                  >
                    {texts.choice[act]}
                  </Button>
                </div>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
