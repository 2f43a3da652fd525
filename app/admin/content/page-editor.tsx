import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { usePaletteActs } from '#app/admin/command-palette/palette-acts.ts';
import { SelectField } from '#app/admin/select-field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { minuteMs } from '#domain/language/durations.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useContentAddress } from './content-address.ts';
import { useContentArea } from './content-context.ts';
import { fieldNodes, type PageTree } from './content-tree.ts';
import { placeOf } from './field-place.ts';
import { focusField } from './focus-field.ts';
import { LostTexts } from './lost-texts.tsx';
import { PagePreview } from './page-preview.tsx';
import { PageSection } from './page-section.tsx';
import { pageName, sectionTitle } from './place-names.ts';
import { SaveState } from './save-state.tsx';

/** All fields of a page in page order, German and English beside each other. */
export function PageEditor({ tree }: { tree: PageTree }) {
  const { words, language, offerings, pagePaths } = useAdmin();
  const texts = words.content;
  const area = useContentArea();
  const { editor, announce, labelOf } = area;
  const { address, queryWith, go } = useContentAddress();
  const [hasPreview, showPreview] = useState(isWide);
  const heading = useRef<HTMLHeadingElement>(null);
  const canUndo = useSyncExternalStore(editor.watch, editor.canUndo);
  const canRedo = useSyncExternalStore(editor.watch, editor.canRedo);

  const showField = useEffectEvent(() => {
    if (address.field && focusField(address.field)) return;
    const section = address.section && document.getElementById(`section-${address.section}`);
    (section || heading.current)?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes to the field that the address names
  useEffect(() => showField(), [address.field]);

  function travel(step: 'undo' | 'redo') {
    const id = step === 'undo' ? editor.undo() : editor.redo();
    if (!id) return;
    const { page, path } = placeOf(id);
    const said = step === 'undo' ? texts.editor.undone : texts.editor.redone;
    announce(fill(said, { place: labelOf(id) }));
    // The link of a plan stands on the page of its offering, too.
    if (page === tree.id || document.getElementById(`content-${id}`))
      requestAnimationFrame(() => focusField(path.join('.'), id));
    else go({ page, field: path.join('.') });
  }
  const travelNow = useEffectEvent(travel);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if ((event.target as Element).closest('dialog, [type=search]')) return;
      const key = event.key.toLowerCase();
      const step = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined;
      if (!step) return;
      event.preventDefault();
      travelNow(step);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  usePaletteActs(
    useMemo(
      () => [
        { id: 'content-undo', label: texts.editor.undo, run: () => travelNow('undo') },
        { id: 'content-redo', label: texts.editor.redo, run: () => travelNow('redo') },
      ],
      [texts],
    ),
  );

  const path = pagePaths[tree.id];
  return (
    <div className="page-editor">
      <div className="page-editor-head">
        <Link className="btn line sm" to={queryWith({ page: '', field: '' })}>
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
      <div className="page-editor-bar">
        <SelectField
          id="content-section"
          label={texts.editor.jump}
          value=""
          options={[
            ['', '–'],
            ...tree.sections.map(
              (section) => [section.key, sectionTitle(tree.id, section, texts, language, area)] as const,
            ),
          ]}
          onSelect={(key) => document.getElementById(`section-${key}`)?.focus()}
        />
        <div className="page-editor-acts">
          <button
            className="btn line sm"
            type="button"
            aria-expanded={hasPreview}
            onClick={() => showPreview(!hasPreview)}
          >
            {hasPreview ? texts.preview.close : texts.preview.open}
          </button>
          <button
            className="iconbtn"
            type="button"
            aria-label={texts.editor.undo}
            aria-keyshortcuts="Control+Z"
            aria-disabled={!canUndo}
            onClick={() => travel('undo')}
          >
            <Icon name="undo" />
          </button>
          <button
            className="iconbtn"
            type="button"
            aria-label={texts.editor.redo}
            aria-keyshortcuts="Control+Y"
            aria-disabled={!canRedo}
            onClick={() => travel('redo')}
          >
            <Icon name="redo" />
          </button>
          <SaveState />
        </div>
      </div>
      <LostTexts />
      <Presence tree={tree} />
      <div className={hasPreview ? 'page-work with-preview' : 'page-work'}>
        {hasPreview && <PagePreview page={tree.id} />}
        <div className="page-sections">
          {tree.sections.map((section) => (
            <PageSection key={section.key} section={section} page={tree.id} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** On a narrow screen, the page takes the place of its fields and is shown on request. */
function isWide(): boolean {
  return matchMedia('(min-width: 64rem)').matches;
}

const hereMs = 5 * minuteMs;

/** Colleagues who have just changed something on this page. */
function Presence({ tree }: { tree: PageTree }) {
  const { words, language } = useAdmin();
  const { id: ownId } = useOperator();
  const { fields } = useContentArea();
  const texts = words.content.editor;
  const since = new Date(Date.now() - hereMs).toISOString();
  const drafts = fieldNodes(tree.sections)
    .flatMap(({ ids }) => Object.values(ids))
    .flatMap((id) => fields.get(id)?.draft ?? []);
  const names = new Set(
    drafts.flatMap(({ by, at }) => (by.id !== ownId && by.name && at > since ? [by.name] : [])),
  );
  const all = [...names];
  return (
    <p className="small presence" role="status">
      {all.length > 0 &&
        fill(plural(texts, 'here', all.length, language), {
          names: new Intl.ListFormat(language).format(all),
        })}
    </p>
  );
}
