import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentAddress } from '#app/admin/content/content-address.ts';
import { ContentAreaProvider } from '#app/admin/content/content-area.tsx';
import { useContentArea } from '#app/admin/content/content-context.ts';
import { type FieldNode, fieldNodes, type PageTree } from '#app/admin/content/content-tree.ts';
import { EditorFrame, isWide } from '#app/admin/content/editor-frame.tsx';
import { settingPurposes, settingsPage } from '#app/admin/content/field-place.ts';
import { fieldPath } from '#app/admin/content/overview/found-places.ts';
import { LinkCheck } from '#app/admin/content/overview/link-check.tsx';
import { sectionTitle } from '#app/admin/content/place-names.ts';
import { focusField } from '#app/admin/content/preview/focus-field.ts';
import { Questions } from '#app/admin/questions/questions.tsx';
import { Retention } from './retention.tsx';
import { useSettingEffects } from './setting-effect.ts';
import { SettingRow } from './setting-row.tsx';

/** All settings by purpose, or the open ones of the checklist one by one. */
export default function SettingsScreen({ operatorId }: { operatorId: string }) {
  return (
    <ContentAreaProvider operatorId={operatorId}>
      <ShownSettings />
    </ContentAreaProvider>
  );
}

function ShownSettings() {
  const { address } = useContentAddress();
  const tree = useContentArea().trees.get(settingsPage)!;
  return address.ask ? <Questions about={address.ask} /> : <SettingsEditor tree={tree} />;
}

const retention = 'retention';

/** One purpose at a time. */
function SettingsEditor({ tree }: { tree: PageTree }) {
  const { words, language } = useAdmin();
  const area = useContentArea();
  const { address, pathWith } = useContentAddress();
  const effectOf = useSettingEffects();
  const [preview, setPreview] = useState<string>();
  const keys = settingPurposes.flatMap((key) => (key === 'privacy' ? [key, retention] : key));
  const [ofField = ''] = address.field.split('.');
  const wanted = ofField || address.section;
  const shown = keys.includes(wanted) ? wanted : keys[0]!;
  const section = tree.sections.find(({ key }) => key === shown);
  const nodes = section ? fieldNodes([section]) : [];

  const nav = useRef<HTMLElement>(null);
  // On a narrow screen the purposes are a row that scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link is another one then
  useEffect(() => {
    const row = nav.current!;
    const link = row.querySelector<HTMLElement>('[aria-current]')!;
    row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [shown]);

  function titleOf(key: string): string {
    const found = tree.sections.find((one) => one.key === key);
    return found
      ? sectionTitle(settingsPage, found, words.content, language, area)
      : words.settings.retention.title;
  }

  function show(page: string, node?: FieldNode) {
    setPreview(page);
    requestAnimationFrame(() => {
      // On a narrow screen the preview is above the fields.
      if (isWide() && node) focusField(fieldPath(node));
      else document.getElementById('page-preview-title')?.scrollIntoView();
    });
  }

  return (
    <div className="settings-editor">
      <nav ref={nav} className="settings-nav" aria-label={words.settings.purposes}>
        {keys.map((key) => (
          <Link
            key={key}
            to={pathWith({ section: key, field: '' })}
            aria-current={key === shown ? 'page' : undefined}
          >
            {titleOf(key)}
          </Link>
        ))}
      </nav>
      <div className="page-editor">
        <EditorFrame
          tree={tree}
          address={address}
          start={
            <h2 id={`section-${shown}`} tabIndex={-1}>
              {titleOf(shown)}
            </h2>
          }
          preview={preview}
          onPreview={(isShown) => setPreview(isShown ? 'home' : undefined)}
          onPreviewPage={setPreview}
        >
          <section className="card page-section" aria-labelledby={`section-${shown}`}>
            {shown === retention && <Retention onShow={show} />}
            {nodes.map((node) => (
              <SettingRow
                key={fieldPath(node)}
                node={node}
                effect={effectOf(Object.values(node.ids)[0]!)}
                onShow={(page) => show(page, node)}
              />
            ))}
            {shown === 'links' && <LinkCheck />}
          </section>
        </EditorFrame>
      </div>
    </div>
  );
}
