import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { usePaletteActs } from '#app/admin/command-palette/palette-acts.ts';
import { focusField } from '#app/admin/content/preview/focus-field.ts';
import { PagePreview } from '#app/admin/content/preview/page-preview.tsx';
import { Button, IconButton } from '#app/admin/controls/button.tsx';
import { fill } from '#domain/publishing/placeholders.ts';
import { type ContentAddress, useContentAddress } from './content-address.ts';
import { useContentArea } from './content-context.ts';
import type { PageTree } from './content-tree.ts';
import { placeOf } from './field-place.ts';
import { Presence } from './presence.tsx';
import { LostTexts, SaveState } from './save-state.tsx';

type Props = {
  tree: PageTree;
  /** The part that the caller shows; the address may be ahead of it. */
  address: ContentAddress;
  /** At the beginning of the bar. */
  start: ReactNode;
  /** Takes the focus if the address names no field. */
  heading?: RefObject<HTMLElement | null>;
  /** The page in the preview; undefined hides it. */
  preview: string | undefined;
  onPreview: (isShown: boolean) => void;
  /** Follows a link in the preview; otherwise the editor of that page opens. */
  onPreviewPage?: (page: string) => void;
  children: ReactNode;
};

/** Fields of one page: a bar with preview and undo, then the preview beside the fields. */
export function EditorFrame({
  tree,
  address,
  start,
  heading,
  preview,
  onPreview,
  onPreviewPage,
  children,
}: Props) {
  const texts = useAdmin().words.content;
  const { editor, announce, labelOf } = useContentArea();
  const { go } = useContentAddress();
  const canUndo = useSyncExternalStore(editor.watch, editor.canUndo);
  const canRedo = useSyncExternalStore(editor.watch, editor.canRedo);

  const showField = useEffectEvent(() => {
    if (address.field && focusField(address.field)) return;
    const section = address.section && document.getElementById(`section-${address.section}`);
    (section || heading?.current)?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes to the field that the address names
  useEffect(() => showField(), [address.field, address.section]);

  function travel(step: 'undo' | 'redo') {
    const id = step === 'undo' ? editor.undo() : editor.redo();
    if (!id) return;
    const { page, path } = placeOf(id);
    const said = step === 'undo' ? texts.editor.undone : texts.editor.redone;
    announce(fill(said, { place: labelOf(id) }));
    const field = path.join('.');
    // The link of a plan stands on the page of its offering, too; a setting may be on another part of the screen.
    if (page === tree.id || document.getElementById(`content-${id}`))
      requestAnimationFrame(() => focusField(field, id) || go({ page, field }));
    else go({ page, field });
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

  const isPreviewed = preview !== undefined;
  return (
    <>
      <div className="page-editor-bar">
        {start}
        <div className="page-editor-acts">
          <Button aria-expanded={isPreviewed} onClick={() => onPreview(!isPreviewed)}>
            {isPreviewed ? texts.preview.close : texts.preview.open}
          </Button>
          <IconButton
            icon="undo"
            label={texts.editor.undo}
            aria-keyshortcuts="Control+Z"
            isDisabled={!canUndo}
            onClick={() => travel('undo')}
          />
          <IconButton
            icon="redo"
            label={texts.editor.redo}
            aria-keyshortcuts="Control+Y"
            isDisabled={!canRedo}
            onClick={() => travel('redo')}
          />
          <SaveState />
        </div>
      </div>
      <LostTexts />
      <Presence tree={tree} />
      <div className={isPreviewed ? 'page-work with-preview' : 'page-work'}>
        {isPreviewed && <PagePreview page={preview} onPage={onPreviewPage} />}
        {children}
      </div>
    </>
  );
}

/** On a narrow screen, the page takes the place of its fields and is shown on request. */
export function isWide(): boolean {
  return matchMedia('(min-width: 64rem)').matches;
}
