import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useIsDark } from '#app/admin/admin-theme.ts';
import { DraftFrame } from '#app/admin/content/preview/draft-frame.tsx';
import { PreviewLinkList } from '#app/admin/content/preview/preview-links.tsx';
import { isOpenRelease, type Release } from '#domain/api/release.ts';
import { languageOfPath, pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';

const nothingTyped: ReadonlyMap<string, string> = new Map();
const nothing = () => undefined;

/** The pages as visitors would see them once a release is published; links lead on within it. */
export function ReleasePreview({ release, path: first }: { release: Release; path: string }) {
  const { words, language, pagePaths } = useAdmin();
  const { content, colors } = words;
  const [path, setPath] = useState(pathIn(language, first));
  const [size, setSize] = useState<'desktop' | 'phone'>('desktop');
  const [hasFailed, setHasFailed] = useState(false);
  const isDark = useIsDark();
  const shown = languageOfPath(path);
  const page = Object.values(pagePaths).find((own) => pathIn(shown, own) === path) ?? first;
  return (
    <section className="live" aria-label={content.preview.title}>
      <div className="live-bar">
        <fieldset className="seg" aria-label={content.preview.language}>
          {languages.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === shown}
              onClick={() => setPath(pathIn(name, page))}
            >
              {content.languages[name]}
            </button>
          ))}
        </fieldset>
        <fieldset className="seg" aria-label={colors.live.size}>
          {(['desktop', 'phone'] as const).map((name) => (
            <button key={name} type="button" aria-pressed={name === size} onClick={() => setSize(name)}>
              {colors.live[name]}
            </button>
          ))}
        </fieldset>
      </div>
      {hasFailed && <p role="alert">{words.errors.loadFailed}</p>}
      <DraftFrame
        path={path}
        title={fill(content.preview.frame, { title: path })}
        revision={0}
        release={release.id}
        size={size}
        isDark={isDark}
        field={undefined}
        unsaved={nothingTyped}
        onField={nothing}
        onPage={setPath}
        onEscape={nothing}
        onFailed={setHasFailed}
        onShown={nothing}
      />
      {isOpenRelease(release) && <PreviewLinkList path={path} release={release.id} />}
    </section>
  );
}
