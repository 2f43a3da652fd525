import { useAdmin } from '#app/admin/admin-context.ts';
import type { AdminWords } from '#app/admin/admin-data.ts';
import type { ContentField } from '#domain/answers/content.ts';
import type { Language } from '#domain/languages.ts';
import { useContentArea } from './content-context.ts';
import { type ContentNode, fieldNodes } from './content-tree.ts';
import { FieldPair } from './field-pair.tsx';
import { draftValue } from './field-values.ts';
import { readText } from './find-texts.ts';
import { ListItems } from './list-items.tsx';
import { sectionName } from './place-names.ts';
import { SearchPicture } from './search-picture.tsx';

type Fields = ReadonlyMap<string, ContentField>;

/** With its heading on the page, by which an owner knows it. */
export function sectionTitle(
  section: ContentNode,
  texts: AdminWords['content'],
  language: Language,
  fields: Fields,
): string {
  const { name, heading } = sectionName(section.key, texts, headingOf(section, language, fields));
  return heading ? `${name}: ${heading}` : name;
}

function headingOf(section: ContentNode, language: Language, fields: Fields): string | undefined {
  if (section.type !== 'group' || section.key === 'meta') return undefined;
  const title = section.nodes.find((node) => node.type === 'field' && node.key === 'title');
  const field = title && fields.get(fieldNodes([title])[0]!.ids[language] ?? '');
  const text = field ? readText(String(draftValue(field)), {}).replaceAll('\u00ad', '') : '';
  return text && !text.includes('{{') ? text : undefined;
}

export function PageSection({ section, page }: { section: ContentNode; page: string }) {
  const { words, language } = useAdmin();
  const { fields } = useContentArea();
  const title = sectionTitle(section, words.content, language, fields);
  return (
    <section className="card page-section" aria-labelledby={`section-${section.key}`}>
      <h3 id={`section-${section.key}`} tabIndex={-1}>
        {title}
      </h3>
      <ContentNodes nodes={section.type === 'group' ? section.nodes : [section]} />
      {section.key === 'meta' && <SearchPicture page={page} />}
    </section>
  );
}

export function ContentNodes({ nodes }: { nodes: readonly ContentNode[] }) {
  return nodes.map((node) => {
    if (node.type === 'field') return <FieldPair key={node.key} node={node} />;
    if (node.type === 'list')
      return (
        <ListItems key={node.key} list={node}>
          {(item) => <ContentNodes nodes={item.nodes} />}
        </ListItems>
      );
    return (
      <div key={node.key} className="field-group">
        <ContentNodes nodes={node.nodes} />
      </div>
    );
  });
}
