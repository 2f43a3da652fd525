import { type KeyboardEvent, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { ContentOverview } from '#app/admin/content/overview/content-overview.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { contentWords } from '#content/admin/content.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useContentAddress } from './content-address.ts';
import { ContentAreaProvider, useContentArea } from './content-area.tsx';
import { type ContentNode, fieldNodes, type PageTree } from './content-tree.ts';
import { EditorFrame, isWide } from './editor-frame.tsx';
import { claimsPage, settingsPage } from './field-place.ts';
import { PageSection } from './page-section.tsx';
import { pageName, shortTitles } from './place-names.ts';
import { SectionNav } from './section-nav.tsx';
import { useTodo } from './use-todo.ts';

/** All pages with what there is to do, or the fields of one. */
export default function ContentScreen() {
  return (
    <ContentAreaProvider>
      <ShownPage />
    </ContentAreaProvider>
  );
}

function ShownPage() {
  const { trees } = useContentArea();
  const { address, pathWith } = useContentAddress();
  const tree = trees.get(address.page);
  if (address.page === settingsPage) return <Navigate to={pathWith({})} replace />;
  return tree ? <PageEditor key={tree.id} tree={tree} /> : <ContentOverview />;
}

/** The sections of a page, one at a time, with German and English beside each other. */
function PageEditor({ tree }: { tree: PageTree }) {
  const { words, offerings, pagePaths } = useAdmin();
  const texts = useWords(contentWords).content;
  const area = useContentArea();
  const { address, pathWith, go } = useContentAddress();
  const todoOf = useTodo();
  const [isPreviewed, showPreview] = useState(isWide);
  const heading = useRef<HTMLHeadingElement>(null);
  const path = pagePaths[tree.id];
  const { sections } = tree;
  const wanted = address.field.split('.')[0] || address.section;
  const shown = sections.find(({ key }) => key === wanted) ?? sections[0]!;
  // Claims are a list.
  const parts = tree.id === claimsPage ? sections : [shown];
  const next = parts.length === 1 && sections[sections.indexOf(shown) + 1];
  const titleOf = (section: ContentNode) => area.sectionTitle(tree.id, section);
  const titles = shortTitles(sections.map(titleOf));
  const links = sections.map((section, index) => {
    const todo = todoOf(fieldNodes([section]));
    const mark = todo && (
      <span className={todo.isUrgent ? 'section-mark urgent' : 'section-mark'} title={todo.text}>
        <span className="sr">{todo.text}</span>
      </span>
    );
    return { key: section.key, title: titles[index]!, mark };
  });

  function step(event: KeyboardEvent) {
    const by = { j: 1, k: -1 }[event.key];
    const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable], dialog');
    if (!by || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = sections[sections.indexOf(shown) + by];
    if (to) go({ section: to.key, field: '' });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links do the same
    <div className="stack page-editor" onKeyDown={step}>
      <EditorFrame
        tree={tree}
        address={address}
        start={
          <div className="row">
            <Link className="btn line sm" to={pathWith({ page: '', field: '', section: '' })}>
              {texts.editor.back}
            </Link>
            <h2 ref={heading} tabIndex={-1}>
              {pageName(tree.id, texts, offerings)}
            </h2>
            {path && (
              <a className="text-act" href={path} target="_blank" rel="noreferrer">
                {path}
                <Icon name="outside" />
                <span className="sr">
                  {texts.editor.view}, {words.common.newTab}
                </span>
              </a>
            )}
          </div>
        }
        heading={heading}
        preview={isPreviewed ? tree.id : undefined}
        onPreview={showPreview}
      >
        <div className="by-section">
          {parts.length === 1 && (
            <SectionNav label={texts.editor.sections} shown={shown.key} sections={links} />
          )}
          <div className="stack">
            {parts.map((section) => (
              <PageSection key={section.key} section={section} page={tree.id} />
            ))}
            {next && (
              <Link className="btn line sm" to={pathWith({ section: next.key, field: '' })}>
                {fill(texts.editor.next, { section: titleOf(next) })}
                <Icon name="arrow" />
              </Link>
            )}
          </div>
        </div>
      </EditorFrame>
    </div>
  );
}
