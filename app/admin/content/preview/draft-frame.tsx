import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { UnsavedTexts } from '#app/admin/content/draft/field-values.ts';
import { painted } from '#app/ui/painted.ts';
import { languageOfPath } from '#domain/language/addresses.ts';
import type { Language } from '#domain/language/languages.ts';
import { formatMoney } from '#domain/money/money.ts';
import { type FramedDraft, framedDraft } from './framed-draft.ts';

export const frameSizes = { desktop: [1280, 800], phone: [390, 760] } as const;

export type FrameSize = keyof typeof frameSizes;

type Props = {
  path: string;
  title: string;
  /** Of the draft on the server: another one is rendered again. */
  revision?: number;
  /** Shown in place of the draft. */
  release?: string;
  size: FrameSize;
  isDark: boolean;
  /** The field that has the focus. */
  field?: string | undefined;
  /** Typed, and not in the page of the server yet. */
  unsaved?: UnsavedTexts;
  onField?: (field: string) => void;
  onPage: (path: string) => void;
  onEscape?: () => void;
  onFailed: (hasFailed: boolean) => void;
  /** Whether the field can be seen on the page. */
  onShown?: (isThere: boolean) => void;
};

const nothingTyped: UnsavedTexts = new Map();

/** The next page is loaded behind the one that is shown and then takes its place, scrolled as far. */
export function DraftFrame({
  path,
  title,
  revision = 0,
  release,
  size,
  isDark,
  field,
  unsaved = nothingTyped,
  ...answers
}: Props) {
  const query = new URLSearchParams({ path, revision: String(revision), ...(release && { release }) });
  const wanted = `/api/admin/content/preview?${query}`;
  const [shown, setShown] = useState<string | null>(null);
  const held = useRef<{ readonly path: string; readonly page: FramedDraft }>(undefined);
  const wasShown = useRef(true);
  const texts = useMemo(() => textsIn(languageOfPath(path), unsaved), [path, unsaved]);
  const [width, height] = frameSizes[size];

  function tellShown(page: FramedDraft, id: string, isScrolling: boolean) {
    wasShown.current = page.show(id, isScrolling);
    answers.onShown?.(wasShown.current);
  }

  const hold = useEffectEvent((frame: HTMLIFrameElement, address: string) => {
    // Some browsers fire `load` for the empty document first.
    if (address !== wanted || frame.contentDocument?.URL === 'about:blank') return;
    const page = framedDraft(frame, {
      onField: (id) => answers.onField?.(id),
      onPage: (next) => answers.onPage(next),
      onEscape: () => answers.onEscape?.(),
    });
    answers.onFailed(page === null);
    if (!page) return;
    page.showTheme(isDark);
    page.patch(texts);
    if (held.current?.path === path) page.takeOver(held.current.page.reading());
    // A field that was not visible before, such as a notice that has just been written, is shown now.
    if (field) tellShown(page, field, held.current?.path !== path || !wasShown.current);
    held.current = { path, page };
    setShown(address);
  });

  useEffect(() => held.current?.page.showTheme(isDark), [isDark]);
  useEffect(() => held.current?.page.patch(texts), [texts]);
  const show = useEffectEvent((id: string) => {
    if (held.current) tellShown(held.current.page, id, true);
  });
  useEffect(() => {
    if (field) show(field);
  }, [field]);

  const addresses = [...new Set([shown, wanted])].filter((address) => address !== null);
  return (
    <div className="live-frame">
      <div className="screen" ref={painted({ '--w': `${width}px`, '--h': `${height}px` })}>
        {addresses.map((address) => (
          <iframe
            key={address}
            src={address}
            title={title}
            className={address === shown ? 'ready' : undefined}
            aria-hidden={address !== shown}
            tabIndex={address === shown ? undefined : -1}
            onLoad={({ currentTarget }) => hold(currentTarget, address)}
          />
        ))}
      </div>
    </div>
  );
}

/** Prices in the form that pages have. */
function textsIn(language: Language, unsaved: UnsavedTexts): ReadonlyMap<string, string> {
  return new Map(
    [...unsaved].map(([id, value]) => {
      if (typeof value === 'string') return [id, value];
      const { amount, currency, cents } = value;
      return [id, formatMoney(amount, currency, language, { cents })];
    }),
  );
}
