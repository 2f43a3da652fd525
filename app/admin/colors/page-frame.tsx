import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { useIsDark } from '#app/admin/admin-theme.ts';
import { Switch } from '#app/admin/controls/switch.tsx';
import { painted } from '#app/ui/painted.ts';
import { appliedColors, offeringCss } from '#domain/palette/offering-css.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { publishedColors } from '#domain/publishing/published-colors.ts';
import { type FramedPage, framedPage } from './framed-page.ts';

const sizes = { desktop: [1280, 800], phone: [390, 760] } as const;

type Props = {
  offering: LinkableOffering;
  color: string;
  onLeave: () => void;
};

/** Shows an offering's page in a frame with the colours that publishing would set. */
export default function PageFrame({ offering, color, onLeave }: Props) {
  const { words, language } = useAdmin();
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<FramedPage | 'loading' | 'failed'>('loading');
  const [isDark, setIsDark] = useState(useIsDark());
  const [size, setSize] = useState<keyof typeof sizes>('desktop');
  const [width, height] = sizes[size];
  const texts = words.colors.live;
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
        <fieldset className="seg" aria-label={texts.size}>
          {(Object.keys(sizes) as (keyof typeof sizes)[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === size} onClick={() => setSize(name)}>
              {texts[name]}
            </button>
          ))}
        </fieldset>
        <Switch label={words.colors.preview.darkMode} checked={isDark} onChange={setIsDark} />
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
