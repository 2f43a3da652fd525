import { useState } from 'react';
import { Link } from 'react-router';
import { focusField, useContentAddress } from '#app/admin/content/content-address.ts';
import { ContentAreaProvider, useContentArea } from '#app/admin/content/content-area.tsx';
import { type FieldNode, fieldNodes, fieldPath, firstId } from '#app/admin/content/content-tree.ts';
import { EditorFrame, isWide } from '#app/admin/content/editor-frame.tsx';
import { placeOf, settingPurposes, settingsPage } from '#app/admin/content/field-place.ts';
import { SectionNav } from '#app/admin/content/section-nav.tsx';
import { Button } from '#app/admin/controls/button.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { Questions } from '#app/admin/questions/questions.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { contentWords } from '#content/admin/content.ts';
import { settingsWords } from '#content/admin/settings.ts';
import type { CheckedLinks } from '#domain/api/links.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useSettingEffects } from './setting-effect.ts';
import { Retention, SettingRow } from './setting-row.tsx';

/** All settings by purpose, or the open ones of the checklist one by one. */
export default function SettingsScreen() {
  return (
    <ContentAreaProvider>
      <ShownSettings />
    </ContentAreaProvider>
  );
}

function ShownSettings() {
  const { ask } = useContentAddress().address;
  return ask ? <Questions about={ask} /> : <SettingsEditor />;
}

const retention = 'retention';
const purposes = settingPurposes.flatMap((key) => (key === 'privacy' ? [key, retention] : key));

/** One purpose at a time. */
function SettingsEditor() {
  const { settings } = useWords(settingsWords);
  const { trees, sectionTitle } = useContentArea();
  const { address } = useContentAddress();
  const effectOf = useSettingEffects();
  const [preview, setPreview] = useState<string>();
  const tree = trees.get(settingsPage)!;
  const [ofField = ''] = address.field.split('.');
  const wanted = ofField || address.section;
  const shown = purposes.includes(wanted) ? wanted : purposes[0]!;

  function titleOf(key: string): string {
    const section = tree.sections.find((one) => one.key === key);
    return section ? sectionTitle(settingsPage, section) : settings.retention.title;
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
    <div className="settings-editor by-section">
      <SectionNav
        label={settings.purposes}
        sections={purposes.map((key) => ({ key, title: titleOf(key) }))}
        shown={shown}
      />
      <div className="stack page-editor">
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
            {fieldNodes(tree.sections.filter(({ key }) => key === shown)).map((node) => (
              <SettingRow
                key={fieldPath(node)}
                node={node}
                effect={effectOf(firstId(node))}
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

/** Checks the addresses of the draft and lists those that do not answer. */
function LinkCheck() {
  const texts = useWords(contentWords).content.linkCheck;
  const { editor, labelOf } = useContentArea();
  const { pathWith } = useContentAddress();
  const { run, isRunning, error, answer } = useAct({
    async send() {
      await editor.saveNow();
      return await sendChange<CheckedLinks>('POST', '/api/admin/content/links/check');
    },
  });
  const wrong = answer?.links.filter(({ state }) => state !== 'answers') ?? [];

  return (
    <div className="group start">
      <Button isDisabled={isRunning} onClick={() => run()}>
        {texts.button}
      </Button>
      <div role="status">
        {isRunning && <p className="muted">{texts.asking}</p>}
        {error && <p className="err">{texts.failed}</p>}
        {answer && wrong.length === 0 && <p>{texts.fine}</p>}
        {wrong.length > 0 && (
          <ul className="bullets">
            {wrong.map(({ id, url, state }) => (
              <li key={id}>
                <Link to={pathWith({ field: placeOf(id).field })}>{labelOf(id)}</Link>{' '}
                {fill(texts.states[state as keyof typeof texts.states], { address: url })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
