import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { usePaletteActs } from '#app/admin/command-palette/palette-acts.ts';
import { PagePreview } from '#app/admin/content/preview/page-preview.tsx';
import { Button, IconButton } from '#app/admin/controls/button.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';
import { minuteMs } from '#domain/language/durations.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type ContentAddress, focusField, useOpenField } from './content-address.ts';
import { useContentArea } from './content-area.tsx';
import { fieldNodes, type PageTree } from './content-tree.ts';
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

const steps = ['undo', 'redo'] as const;

type Step = (typeof steps)[number];

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
  const texts = useWords(contentWords).content;
  const { editor, announce, labelOf } = useContentArea();
  const openField = useOpenField();
  const isPossible: Record<Step, boolean> = {
    undo: useSyncExternalStore(editor.watch, editor.canUndo),
    redo: useSyncExternalStore(editor.watch, editor.canRedo),
  };

  const showField = useEffectEvent(() => {
    if (address.field && focusField(address.field, window.location.hash.slice('#content-'.length))) return;
    const section = address.section && document.getElementById(`section-${address.section}`);
    (section || heading?.current)?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes to the field that the address names
  useEffect(() => showField(), [address.field, address.section]);

  function travel(step: Step) {
    const id = editor[step]();
    if (!id) return;
    const done = step === 'undo' ? texts.editor.undone : texts.editor.redone;
    announce(fill(done, { place: labelOf(id) }));
    requestAnimationFrame(() => openField(id));
  }
  const travelNow = useEffectEvent(travel);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if ((event.target as Element).closest('dialog, [type=search]')) return;
      const key = event.key.toLowerCase();
      if (key !== 'y' && key !== 'z') return;
      event.preventDefault();
      travelNow(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  usePaletteActs(
    useMemo(
      () =>
        steps.map((step) => ({
          id: `content-${step}`,
          label: texts.editor[step],
          run: () => travelNow(step),
        })),
      [texts],
    ),
  );

  const isPreviewed = preview !== undefined;
  return (
    <>
      <div className="bar page-editor-bar">
        {start}
        <div className="row">
          <Button aria-expanded={isPreviewed} onClick={() => onPreview(!isPreviewed)}>
            {isPreviewed ? texts.preview.close : texts.preview.open}
          </Button>
          {steps.map((step) => (
            <IconButton
              key={step}
              icon={step}
              label={texts.editor[step]}
              aria-keyshortcuts={step === 'undo' ? 'Control+Z' : 'Control+Y'}
              isDisabled={!isPossible[step]}
              onClick={() => travel(step)}
            />
          ))}
          <SaveState />
        </div>
      </div>
      <LostTexts />
      <Presence tree={tree} />
      <div className={isPreviewed ? 'stack page-work with-preview' : 'stack page-work'}>
        {children}
        {isPreviewed && <PagePreview page={preview} onPage={onPreviewPage} />}
      </div>
    </>
  );
}

const recentMs = 5 * minuteMs;

/** Colleagues who have just changed something on this page. */
function Presence({ tree }: { tree: PageTree }) {
  const { language } = useAdmin();
  const { content } = useWords(contentWords);
  const { id: ownId } = useOperator();
  const { fields } = useContentArea();
  const since = new Date(Date.now() - recentMs).toISOString();
  const drafts = fieldNodes(tree.sections)
    .flatMap(({ ids }) => Object.values(ids))
    .flatMap((id) => fields.get(id)?.draft ?? []);
  const recent = drafts.filter(({ by, at }) => by.id !== ownId && at > since);
  const names = [...new Set(recent.flatMap(({ by }) => by.name ?? []))];
  return (
    <p className="note presence" role="status">
      {names.length > 0 &&
        fill(plural(content.editor, 'here', names.length, language), {
          names: new Intl.ListFormat(language).format(names),
        })}
    </p>
  );
}

/** On a narrow screen, the page takes the place of its fields and is shown on request. */
export function isWide(): boolean {
  return matchMedia('(min-width: 64rem)').matches;
}
