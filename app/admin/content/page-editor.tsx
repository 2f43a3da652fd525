import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { SelectField } from '#app/admin/select-field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useContentAddress } from './content-address.ts';
import { useContentArea } from './content-context.ts';
import type { PageTree } from './content-tree.ts';
import { EditorFrame, isWide } from './editor-frame.tsx';
import { PageSection } from './page-section.tsx';
import { pageName, sectionTitle } from './place-names.ts';

/** All fields of a page in page order, German and English beside each other. */
export function PageEditor({ tree }: { tree: PageTree }) {
  const { words, language, offerings, pagePaths } = useAdmin();
  const texts = words.content;
  const area = useContentArea();
  const { address, pathWith } = useContentAddress();
  const [isPreviewed, showPreview] = useState(isWide);
  const [section, setSection] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const path = pagePaths[tree.id];
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
            options={[
              ['', '–'],
              ...tree.sections.map(
                (section) => [section.key, sectionTitle(tree.id, section, texts, language, area)] as const,
              ),
            ]}
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
          {tree.sections.map((section) => (
            <PageSection key={section.key} section={section} page={tree.id} />
          ))}
        </div>
      </EditorFrame>
    </div>
  );
}
