import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea } from './content-context.ts';
import type { ContentNode } from './content-tree.ts';
import { FieldPair } from './field-pair.tsx';
import { LinkCheck } from './link-check.tsx';
import { ListItems } from './list-items.tsx';
import { sectionTitle } from './place-names.ts';
import { SearchPicture } from './search-picture.tsx';

export function PageSection({ section, page }: { section: ContentNode; page: string }) {
  const { words, language } = useAdmin();
  const area = useContentArea();
  const title = sectionTitle(page, section, words.content, language, area);
  return (
    <section className="card page-section" aria-labelledby={`section-${section.key}`}>
      <h3 id={`section-${section.key}`} tabIndex={-1}>
        {title}
      </h3>
      <ContentNodes nodes={section.type === 'group' ? section.nodes : [section]} />
      {section.key === 'meta' && <SearchPicture page={page} />}
      {page === 'settings' && section.key === 'links' && <LinkCheck />}
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
