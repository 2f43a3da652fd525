import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentAddress } from '#app/admin/content/content-address.ts';
import { useContentArea } from '#app/admin/content/content-area.tsx';
import { type FieldNode, fieldNodes } from '#app/admin/content/content-tree.ts';
import { isChanged } from '#app/admin/content/draft/field-values.ts';
import { claimsPage, settingsPage } from '#app/admin/content/field-place.ts';
import { pageName } from '#app/admin/content/place-names.ts';
import { useTodo } from '#app/admin/content/use-todo.ts';
import { momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { painted } from '#app/ui/painted.ts';
import { contentWords } from '#content/admin/content.ts';
import type { ContentField } from '#domain/api/content.ts';
import { defaultLanguage, languages } from '#domain/language/languages.ts';
import { counted } from '#domain/language/plural.ts';

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
  const groups = usePageGroups();
  return (
    <div className="stack">
      {groups.map(({ group, pages }) => (
        <section key={group} className="group" aria-labelledby={`pages-${group}`}>
          <h2 id={`pages-${group}`}>{texts.groups[group]}</h2>
          <ul className="card rows page-rows">
            {pages.map((page) => page !== settingsPage && <PageRow key={page} page={page} />)}
          </ul>
        </section>
      ))}
    </div>
  );
}

function PageRow({ page }: { page: string }) {
  const { words, language, offerings, pagePaths } = useAdmin();
  const texts = useWords(contentWords).content;
  const area = useContentArea();
  const { pathWith } = useContentAddress();
  const todoOf = useTodo();
  const nodes = fieldNodes(area.trees.get(page)!.sections);
  const done = nodes.filter((node) => !todoOf([node])).length;
  const edited = nodes
    .flatMap(({ ids }) => Object.values(ids).map((id) => area.fields.get(id)!))
    .toSorted((one, other) => (editOf(other)?.at ?? '').localeCompare(editOf(one)?.at ?? ''));
  const last = edited[0] && editOf(edited[0]);
  const changed = edited.filter(isChanged).length;
  return (
    <li>
      <div className="row">
        <Link className="text-act" to={pathWith({ page })}>
          {pageName(page, texts, offerings)}
        </Link>
        <span className="caption muted">{pagePaths[page]}</span>
      </div>
      <span ref={painted({ '--done': String(done / nodes.length) })} className="page-done" />
      <Todo page={page} nodes={nodes} />
      <p className="caption muted ellipsis">
        {last && `${last.by.name ?? words.common.unknown}, ${momentText(language, last.at)}`}
      </p>
      {changed > 0 && (
        <span className="tag brand">{counted(texts.counts, 'changed', changed, language)}</span>
      )}
    </li>
  );
}

/** One sentence where the languages agree. */
function Todo({ page, nodes }: { page: string; nodes: readonly FieldNode[] }) {
  const texts = useWords(contentWords).content;
  const todoOf = useTodo();
  // A fact that each language has counts once.
  const shown = page === claimsPage ? [defaultLanguage] : languages;
  const found = shown.map((language) => [language, todoOf(nodes, ['all', language])] as const);
  const isSame = new Set(found.map(([, todo]) => todo?.text)).size === 1;
  return (
    <p className="row page-todo">
      {(isSame ? found.slice(0, 1) : found).map(([language, todo]) => (
        <span key={language} className={todo?.isUrgent ? 'warning' : 'muted'}>
          {!isSame && `${texts.languages[language]}: `}
          {todo?.text ?? texts.counts.complete}
        </span>
      ))}
    </p>
  );
}

function editOf({ draft, live }: ContentField) {
  return draft ?? live;
}
