import { useAdmin } from '#app/admin/admin-context.ts';
import { FieldPair } from '#app/admin/content/inputs/field-pair.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';
import { newItem } from '#content/edits/items.ts';
import { searchResultPart } from '#domain/inbox/search-result.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useContentArea, useShownField } from './content-area.tsx';
import type { ContentNode } from './content-tree.ts';
import { ListItems } from './list-items.tsx';

export function PageSection({ section, page }: { section: ContentNode; page: string }) {
  const { sectionTitle } = useContentArea();
  return (
    <section className="card page-section" aria-labelledby={`section-${section.key}`}>
      <h3 id={`section-${section.key}`} tabIndex={-1}>
        {sectionTitle(page, section)}
      </h3>
      <ContentNodes nodes={section.type === 'group' ? section.nodes : [section]} page={page} />
      {section.key === 'single' && <SoldLink offering={page} />}
      {section.key === 'meta' && <SearchPicture page={page} />}
    </section>
  );
}

function ContentNodes({ nodes, page }: { nodes: readonly ContentNode[]; page: string }) {
  return nodes.map((node) => {
    if (node.type === 'field') return <FieldPair key={node.key} node={node} />;
    if (node.type === 'list')
      return (
        <ListItems key={node.key} list={node}>
          {(item) => (
            <>
              <ContentNodes nodes={item.nodes} page={page} />
              {node.orderId === `order.${page}.plans` && <SoldLink offering={page} plan={item.id} />}
            </>
          )}
        </ListItems>
      );
    return (
      <div key={node.key} className="group field-group">
        <ContentNodes nodes={node.nodes} page={page} />
      </div>
    );
  });
}

/** The target of a plan's button, or without a plan that of the single session; the same field is among the settings. */
function SoldLink({ offering, plan }: { offering: string; plan?: string }) {
  const { guide } = useContentArea();
  const texts = useWords(contentWords).content.list;
  const found = Object.entries(guide?.settings ?? {}).find(
    ([, { link }]) => link?.offering === offering && link.plan === plan,
  );
  if (found) return <FieldPair node={{ type: 'field', key: 'link', ids: { all: `setting.${found[0]}` } }} />;
  return plan && newItem.test(plan) ? <p className="hint">{texts.noLink}</p> : null;
}

/** Title and description as a search engine shows them, in both languages. */
function SearchPicture({ page }: { page: string }) {
  const texts = useWords(contentWords).content.editor;
  const { fields } = useContentArea();
  const shown = languages.filter((language) => fields.has(`${language}.${page}.meta.title`));
  return (
    <figure className="lines">
      <figcaption className="caption muted">{texts.result}</figcaption>
      <div className="columns field-languages">
        {shown.map((language) => (
          <OneResult key={language} page={page} language={language} />
        ))}
      </div>
    </figure>
  );
}

function OneResult({ page, language }: { page: string; language: Language }) {
  const { brand, pagePaths } = useAdmin();
  const { factsOf } = useContentArea();
  const facts = factsOf(language, page);
  return (
    <div className="box lines search-result" lang={language}>
      <span className="caption">
        {brand} › {pathIn(language, pagePaths[page] ?? '/').slice(1)}
      </span>
      <b>
        <ShortText id={`${language}.${page}.meta.title`} facts={facts} />
      </b>
      <span className="small">
        <ShortText id={`${language}.${page}.meta.description`} facts={facts} />
      </span>
    </div>
  );
}

/** The text, cut to the length that search engines show. */
function ShortText({ id, facts }: { id: string; facts: Readonly<Record<string, string>> }) {
  const text = fill(String(useShownField(id)?.value ?? ''), facts);
  const { most } = searchResultPart(id)!;
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(' ', most) || most)} …`;
}
