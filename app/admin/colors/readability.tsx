import { useDeferredValue, useMemo } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { painted } from '#app/ui/painted.ts';
import { plural } from '#domain/language/plural.ts';
import { nearestPassing } from '#domain/palette/nearest-passing.ts';
import { offeringColorsOf } from '#domain/palette/offering-colors.ts';
import { pageContrast } from '#domain/palette/page-contrast.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type OfferingDesign, publishedColors } from '#domain/publishing/published-colors.ts';
import { ReadabilityTable } from './readability-table.tsx';

type Props = {
  color: string;
  design: OfferingDesign | null;
  onUse: (color: string) => void;
};

/** For products without an offering: white is visible on every gradient. */
const neutralAccent = '#FFFFFF';

/** Judges the text of the real pages by WCAG 2.2 AA (COLOR-6). */
export function Readability({ color, design, onUse }: Props) {
  const { words, language } = useAdmin();
  const texts = words.contrast;
  const accent = design?.colors.accentColor ?? neutralAccent;
  // Deferred, so that a dragged handle never waits.
  const judged = useDeferredValue(color);
  const pairs = useMemo(
    () => pageContrast(design ? publishedColors(judged, design) : offeringColorsOf(judged, neutralAccent)),
    [judged, design],
  );
  const weak = pairs.filter(({ passes }) => !passes).length;
  const suggestion = useMemo(
    () => (weak > 0 ? nearestPassing(judged, accent) : null),
    [weak, judged, accent],
  );
  return (
    <section className="card readability" aria-labelledby="readability-title">
      <h2 id="readability-title">{texts.title}</h2>
      <p className="small muted">{design ? texts.intro : texts.unlinked}</p>
      <p className={weak > 0 ? 'verdict bad' : 'verdict'} role="status">
        <Icon name={weak > 0 ? 'alert' : 'success'} />
        {weak > 0 ? fill(plural(texts, 'fail', weak, language), { count: weak }) : texts.pass}
      </p>
      {weak > 0 && suggestion === null && <p className="small">{texts.noSuggestion}</p>}
      {suggestion && (
        <p className="suggestion">
          <i className="swatch" ref={painted({ '--c': suggestion })} aria-hidden="true" />
          {fill(texts.suggestion, { hex: suggestion })}
          <button className="btn line sm" type="button" onClick={() => onUse(suggestion)}>
            {texts.useSuggestion}
          </button>
        </p>
      )}
      <ReadabilityTable pairs={pairs} />
    </section>
  );
}
