import { useRef, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { ContentOverview } from '#app/admin/content/overview/content-overview.tsx';
import { SelectField } from '#app/admin/select-field.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { contentWords } from '#content/admin/content.ts';
import { useContentAddress } from './content-address.ts';
import { ContentAreaProvider, useContentArea } from './content-area.tsx';
import type { PageTree } from './content-tree.ts';
import { EditorFrame, isWide } from './editor-frame.tsx';
import { settingsPage } from './field-place.ts';
import { PageSection } from './page-section.tsx';
import { pageName } from './place-names.ts';

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

/** All fields of a page in page order, German and English beside each other. */
function PageEditor({ tree }: { tree: PageTree }) {
  const { words, offerings, pagePaths } = useAdmin();
  const texts = useWords(contentWords).content;
  const { sectionTitle } = useContentArea();
  const { address, pathWith } = useContentAddress();
  const [isPreviewed, showPreview] = useState(isWide);
  const [section, setSection] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const path = pagePaths[tree.id];
  const sections = tree.sections.map((one) => [one.key, sectionTitle(tree.id, one)] as const);
  return (
    <div className="page-editor">
      <div className="page-editor-head">
        <Link className="btn line sm" to={pathWith({ page: '', field: '' })}>
          {texts.editor.back}
        </Link>
        <h2 ref={heading} tabIndex={-1}>
          {pageName(tree.id, texts, offerings)}
        </h2>
        {path && (
          <a className="small" href={path} target="_blank" rel="noreferrer">
            {path}
            <Icon name="outside" />
            <span className="sr">
              {texts.editor.view}, {words.common.newTab}
            </span>
          </a>
        )}
      </div>
      <EditorFrame
        tree={tree}
        address={address}
        start={
          <SelectField
            id="content-section"
            label={texts.editor.jump}
            value={section}
            options={[['', '–'], ...sections]}
            onSelect={(key) => {
              setSection(key);
              document.getElementById(`section-${key}`)?.focus();
            }}
          />
        }
        heading={heading}
        preview={isPreviewed ? tree.id : undefined}
        onPreview={showPreview}
      >
        <div className="page-sections">
          {tree.sections.map((one) => (
            <PageSection key={one.key} section={one} page={tree.id} />
          ))}
        </div>
      </EditorFrame>
    </div>
  );
}
