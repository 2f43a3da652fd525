import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { useIsDark } from '#app/admin/admin-theme.ts';
import { Choice } from '#app/admin/controls/segments.tsx';
import { useMediaQuery } from '#app/admin/controls/use-media-query.ts';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { colorsWords } from '#content/admin/colors.ts';
import { appliedColors, offeringCss } from '#domain/palette/offering-css.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { publishedColors } from '#domain/publishing/published-colors.ts';
import { type FramedPage, framedPage } from './framed-page.ts';

const sizes = ['phone', 'desktop'] as const;
const themes = ['light', 'dark'] as const;

type Size = (typeof sizes)[number];
type Theme = (typeof themes)[number];

/** Beside the editor, two phones fit; between the two widths the rail takes the place of one. */
const roomForTwo = '(min-width: 75rem) and (max-width: 79.99rem), (min-width: 87rem)';

type Props = {
  offering: LinkableOffering;
  color: string;
  onLeave: () => void;
};

/** Shows an offering's page with the colours that publishing would set: by day and by night if there is room. */
export default function PageFrames({ offering, color, onLeave }: Props) {
  const { words, language } = useAdmin();
  const [theme, setTheme] = useState<Theme>(useIsDark() ? 'dark' : 'light');
  const [size, setSize] = useState<Size>('phone');
  const isPair = useMediaQuery(roomForTwo) && size === 'phone';
  const pages = useRef(new Set<FramedPage>());
  const texts = useWords(colorsWords).colors.live;
  const path = offering.paths[language];
  const title = fill(texts.frame, { offering: offering.name });
  // The first frame keeps its page when its theme changes or the second one goes.
  const frames: [slot: string, shown: Theme][] = isPair
    ? [
        ['first', 'light'],
        ['second', 'dark'],
      ]
    : [['first', theme]];
  return (
    <>
      <div className="bar">
        <Choice label={texts.size} names={sizes} selected={size} texts={texts} onSelect={setSize} />
        {!isPair && (
          <Choice label={texts.theme} names={themes} selected={theme} texts={texts} onSelect={setTheme} />
        )}
        <a className="text-act" href={path} target="_blank" rel="noopener">
          {texts.openPage} <Icon name="outside" />
          <span className="sr"> ({words.common.newTab})</span>
        </a>
      </div>
      <div className={`stage-frames ${size}`}>
        {frames.map(([slot, shown]) => (
          <Frame
            key={slot}
            title={isPair ? `${title}, ${texts[shown]}` : title}
            caption={isPair ? texts[shown] : null}
            {...{ offering, color, path, pages, onLeave }}
            isDark={shown === 'dark'}
            onThemeToggle={() => setTheme(shown === 'dark' ? 'light' : 'dark')}
          />
        ))}
      </div>
      <p id="stage-hint" className="hint">
        {texts.hint}
      </p>
    </>
  );
}

type FrameProps = Props & {
  title: string;
  caption: string | null;
  path: string;
  /** All pages of the stage: they scroll together. */
  pages: { readonly current: Set<FramedPage> };
  isDark: boolean;
  onThemeToggle: () => void;
};

function Frame({ title, caption, offering, color, path, pages, isDark, onThemeToggle, onLeave }: FrameProps) {
  const { words } = useAdmin();
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<FramedPage | 'loading' | 'failed'>('loading');
  const css = offeringCss({ [offering.id]: appliedColors(publishedColors(color, offering.design)) });

  const toggleTheme = useEffectEvent(onThemeToggle);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const element = frame.current!;
    const all = pages.current;
    let held: FramedPage | null = null;
    const letGo = () => {
      if (!held) return;
      all.delete(held);
      held.release();
    };
    const hold = () => {
      // Some browsers fire `load` for the empty document first.
      if (element.contentDocument?.URL === 'about:blank') return;
      letGo();
      const next = framedPage(element, {
        onThemeToggle: () => toggleTheme(),
        onEscape: () => leave(),
        onScroll(top) {
          for (const other of all) if (other !== next) other.scrollTo(top);
        },
      });
      if (next) all.add(next);
      held = next;
      setPage(next ?? 'failed');
    };
    element.addEventListener('load', hold);
    element.src = path;
    return () => {
      element.removeEventListener('load', hold);
      letGo();
    };
  }, [path, pages]);

  const isReady = typeof page === 'object';
  useEffect(() => {
    if (typeof page === 'object') page.apply(css);
  }, [page, css]);
  useEffect(() => {
    if (typeof page === 'object') page.showTheme(isDark);
  }, [page, isDark]);

  return (
    <figure>
      {caption && <figcaption className="small muted">{caption}</figcaption>}
      <div className="screen stage-frame">
        {!isReady && (
          <p role={page === 'failed' ? 'alert' : 'status'}>
            {page === 'failed' ? words.errors.loadFailed : words.common.loading}
          </p>
        )}
        <iframe
          hidden={page === 'failed'}
          ref={frame}
          title={title}
          className={isReady ? 'ready' : undefined}
          aria-describedby="stage-hint"
        />
      </div>
    </figure>
  );
}
