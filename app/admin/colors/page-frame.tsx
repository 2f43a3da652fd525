import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { useIsDark } from '#app/admin/admin-theme.ts';
import { Choice } from '#app/admin/controls/segments.tsx';
import { Switch } from '#app/admin/controls/switch.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { painted } from '#app/ui/painted.ts';
import { colorsWords } from '#content/admin/colors.ts';
import { appliedColors, offeringCss } from '#domain/palette/offering-css.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { publishedColors } from '#domain/publishing/published-colors.ts';

const sizes = { desktop: [1280, 800], phone: [390, 760] } as const;

type Props = {
  offering: LinkableOffering;
  color: string;
  onLeave: () => void;
};

/** Shows an offering's page in a frame with the colours that publishing would set. */
export default function PageFrame({ offering, color, onLeave }: Props) {
  const { words, language } = useAdmin();
  const { colors } = useWords(colorsWords);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<FramedPage | 'loading' | 'failed'>('loading');
  const [isDark, setIsDark] = useState(useIsDark());
  const [size, setSize] = useState<keyof typeof sizes>('desktop');
  const [width, height] = sizes[size];
  const texts = colors.live;
  const path = offering.paths[language];
  const css = offeringCss({ [offering.id]: appliedColors(publishedColors(color, offering.design)) });

  const toggleTheme = useEffectEvent(() => setIsDark(!isDark));
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const element = frame.current!;
    let held: FramedPage | null = null;
    const hold = () => {
      // Some browsers fire `load` for the empty document first.
      if (element.contentDocument?.URL === 'about:blank') return;
      held?.release();
      held = framedPage(element, { onThemeToggle: () => toggleTheme(), onEscape: () => leave() });
      setPage(held ?? 'failed');
    };
    element.addEventListener('load', hold);
    element.src = path;
    return () => {
      element.removeEventListener('load', hold);
      held?.release();
    };
  }, [path]);

  const isReady = typeof page === 'object';
  useEffect(() => {
    if (typeof page === 'object') page.apply(css);
  }, [page, css]);
  useEffect(() => {
    if (typeof page === 'object') page.showTheme(isDark);
  }, [page, isDark]);

  return (
    <>
      <div className="live-bar">
        <Choice
          label={texts.size}
          names={['desktop', 'phone']}
          selected={size}
          texts={texts}
          onSelect={setSize}
        />
        <Switch label={colors.preview.darkMode} checked={isDark} onChange={setIsDark} />
        <a className="btn line sm" href={path} target="_blank" rel="noopener">
          {texts.openPage}
          <span className="sr"> ({words.common.newTab})</span>
        </a>
      </div>
      {!isReady && (
        <p role={page === 'failed' ? 'alert' : 'status'}>
          {page === 'failed' ? words.errors.loadFailed : words.common.loading}
        </p>
      )}
      <div className="live-frame" hidden={page === 'failed'}>
        <div ref={painted({ '--w': `${width}px`, '--h': `${height}px` })}>
          <iframe
            ref={frame}
            title={fill(texts.frame, { offering: offering.name })}
            className={isReady ? 'ready' : undefined}
            aria-describedby="live-hint"
          />
        </div>
      </div>
      <p id="live-hint" className="hint">
        {texts.hint}
      </p>
    </>
  );
}

type Answers = { readonly onThemeToggle: () => void; readonly onEscape: () => void };

type FramedPage = NonNullable<ReturnType<typeof framedPage>>;

/** Stores nothing, sends nothing, follows no link. Null if the frame failed to load a page of this site. */
function framedPage(frame: HTMLIFrameElement, { onThemeToggle, onEscape }: Answers) {
  const page = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page?.querySelector('main') || !view) return null;
  const root = page.documentElement;
  let isDark = root.classList.contains('dark');

  // Only the preview sets the theme: it is neither stored nor synchronised with other tabs.
  view.Storage.prototype.setItem = () => {};
  view.Storage.prototype.removeItem = () => {};
  const keepTheme = () => {
    if (root.classList.contains('dark') !== isDark) root.classList.toggle('dark', isDark);
  };
  const observer = new MutationObserver(keepTheme);
  observer.observe(root, { attributeFilter: ['class'] });

  // The language hint is for visitors and covers the preview.
  for (const hint of page.querySelectorAll('.language-hint')) hint.remove();

  const sheet = new view.CSSStyleSheet();
  page.adoptedStyleSheets.push(sheet);

  const onClick = (event: Event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link) {
      stop(event);
      scrollTo(view, link.getAttribute('href')!);
    } else if (target.closest('[data-theme-toggle]')) {
      stop(event);
      onThemeToggle();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !page.querySelector('dialog[open]')) onEscape();
  };
  page.addEventListener('click', onClick, true);
  page.addEventListener('auxclick', onClick, true);
  page.addEventListener('submit', stop, true);
  page.addEventListener('keydown', onKeyDown);

  return {
    apply: (css: string) => sheet.replaceSync(`:root{${css}}`),
    showTheme(next: boolean) {
      isDark = next;
      keepTheme();
    },
    release: () => observer.disconnect(),
  };
}

function stop(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** The browser's own scrolling to an anchor would also move the page around the frame. */
function scrollTo(view: Window, href: string) {
  const target = href.startsWith('#') && view.document.getElementById(href.slice(1));
  if (target) view.scrollTo({ top: view.scrollY + target.getBoundingClientRect().top });
}
