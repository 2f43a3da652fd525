import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentAddress } from '#app/admin/content/content-address.ts';
import { useContentArea } from '#app/admin/content/content-area.tsx';
import { fieldNodes } from '#app/admin/content/content-tree.ts';
import { claimsPage, settingsPage } from '#app/admin/content/field-place.ts';
import { countsOf, type State, statesIn, todos } from '#app/admin/content/field-state.ts';
import { pageName } from '#app/admin/content/place-names.ts';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';
import { defaultLanguage, type Language, languages } from '#domain/language/languages.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';

const legal: readonly string[] = [
  'terms-of-service',
  'privacy',
  'imprint',
  'accessibility',
  'withdraw-contract',
  'cancel-contract',
];

/** In the order of how often owners change them. */
const shared: readonly string[] = ['common', 'mail', 'claims', 'unclaimed', 'sessions', 'contract', 'checks'];

const groups = ['offerings', 'pages', 'legal', 'shared'] as const;

/** The pages by group in the order of the site; files of words without a page are last. */
export function usePageGroups() {
  const { offerings, pagePaths } = useAdmin();
  const { trees } = useContentArea();
  const order = [...Object.keys(pagePaths), ...shared];
  const pages = [...trees.keys()].toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  return groups.map((group) => ({ group, pages: pages.filter((page) => groupOf(page) === group) }));

  function groupOf(page: string): (typeof groups)[number] {
    if (!Object.hasOwn(pagePaths, page)) return 'shared';
    if (offerings.some(({ id }) => id === page)) return 'offerings';
    return legal.includes(page) ? 'legal' : 'pages';
  }
}

/** All pages by group, with how complete they are in each language. */
export function PageList() {
  const texts = useWords(contentWords).content;
  return usePageGroups().map(({ group, pages }) => (
    <section key={group} className="page-group" aria-labelledby={`pages-${group}`}>
      <h2 id={`pages-${group}`}>{texts.groups[group]}</h2>
      <ul className="page-rows">
        {pages.map((page) => page !== settingsPage && <PageRow key={page} page={page} />)}
      </ul>
    </section>
  ));
}

function PageRow({ page }: { page: string }) {
  const { language: ownLanguage, offerings, pagePaths } = useAdmin();
  const texts = useWords(contentWords).content;
  const area = useContentArea();
  const { pathWith } = useContentAddress();
  const nodes = fieldNodes(area.trees.get(page)!.sections);
  const statesOf = (language: Language | 'all') => nodes.flatMap((node) => statesIn(node, language, area));
  const path = pagePaths[page];
  const { changed } = countsOf((['all', ...languages] as const).flatMap(statesOf));
  return (
    <li>
      <div>
        <Link to={pathWith({ page })}>{pageName(page, texts, offerings)}</Link>
        {path && <span className="caption muted">{path}</span>}
      </div>
      {page === claimsPage ? (
        // A fact that each language has counts once.
        <p className="small for-all">{stateText([...statesOf('all'), ...statesOf(defaultLanguage)])}</p>
      ) : (
        languages.map((language) => (
          <p key={language} className="small">
            <b>{texts.languages[language]}</b> {stateText(statesOf(language))}
          </p>
        ))
      )}
      <p className="small">{changed > 0 && <span className="badge">{countText('changed', changed)}</span>}</p>
    </li>
  );

  function countText(state: State, count: number): string {
    return fill(plural(texts.counts, state, count, ownLanguage), { count });
  }

  function stateText(states: readonly State[]) {
    const counts = countsOf(states);
    const open = todos.filter((todo) => counts[todo] > 0);
    if (open.length === 0) return <span className="muted">{texts.counts.complete}</span>;
    return (
      <span className={open.some((todo) => todo !== 'review') ? 'page-todo urgent' : 'page-todo'}>
        {open.map((todo) => countText(todo, counts[todo])).join(', ')}
      </span>
    );
  }
}
