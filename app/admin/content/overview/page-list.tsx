import { useMemo } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentAddress } from '#app/admin/content/content-address.ts';
import { useContentArea } from '#app/admin/content/content-context.ts';
import { claimsPage, settingsPage } from '#app/admin/content/field-place.ts';
import { type Counts, countsOf, type PageCounts, todos } from '#app/admin/content/field-state.ts';
import { pageName } from '#app/admin/content/place-names.ts';
import { defaultLanguage, languages } from '#domain/language/languages.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { groupedPages, type PageGroup } from './page-groups.ts';

/** All pages by group, with how complete they are in each language. */
export function PageList() {
  const { words, offerings, pagePaths } = useAdmin();
  const area = useContentArea();
  const { trees } = area;
  const texts = words.content;
  const counts = useMemo(
    () => new Map([...trees.values()].map((tree) => [tree.id, countsOf(tree, area.fields, area)])),
    [trees, area],
  );
  const offeringIds = offerings.map(({ id }) => id);
  const groups = groupedPages(
    [...trees.keys()].filter((page) => page !== settingsPage),
    pagePaths,
    offeringIds,
  );
  return (Object.entries(groups) as [PageGroup, string[]][]).map(([group, pages]) => (
    <section key={group} className="page-group" aria-labelledby={`pages-${group}`}>
      <h2 id={`pages-${group}`}>{texts.groups[group]}</h2>
      <ul className="page-rows">
        {pages.map((page) => (
          <PageRow
            key={page}
            page={page}
            path={pagePaths[page]}
            name={pageName(page, texts, offerings)}
            counts={counts.get(page)!}
          />
        ))}
      </ul>
    </section>
  ));
}

type Props = { page: string; path: string | undefined; name: string; counts: PageCounts };

function PageRow({ page, path, name, counts }: Props) {
  const { words, language: ownLanguage } = useAdmin();
  const texts = words.content;
  const { pathWith } = useContentAddress();
  // A fact that is told in each language counts once.
  const isFacts = page === claimsPage;
  const changed = Object.values(counts).reduce((sum, count) => sum + count.changed, 0);
  return (
    <li>
      <div>
        <Link to={pathWith({ page })}>{name}</Link>
        {path && <span className="caption muted">{path}</span>}
      </div>
      {isFacts ? (
        <p className="small for-all">{stateText(together(counts.all, counts[defaultLanguage]))}</p>
      ) : (
        languages.map((language) => (
          <p key={language} className="small">
            <b>{texts.languages[language]}</b> {stateText(counts[language])}
          </p>
        ))
      )}
      <p className="small">{changed > 0 && <span className="badge">{countText('changed', changed)}</span>}</p>
    </li>
  );

  function countText(what: keyof Counts, count: number): string {
    return fill(plural(texts.counts, what, count, ownLanguage), { count });
  }

  function stateText(found: Counts) {
    const open = todos.filter((todo) => found[todo] > 0);
    if (open.length === 0) return <span className="muted">{texts.counts.complete}</span>;
    return (
      <span className={open.some((todo) => todo !== 'review') ? 'page-todo urgent' : 'page-todo'}>
        {open.map((todo) => countText(todo, found[todo])).join(', ')}
      </span>
    );
  }
}

function together(one: Counts, other: Counts): Counts {
  const sums = Object.entries(one).map(([what, count]) => [what, count + other[what as keyof Counts]]);
  return Object.fromEntries(sums) as Counts;
}
