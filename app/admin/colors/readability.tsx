import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { painted } from '#app/ui/painted.ts';
import { colorsWords } from '#content/admin/colors.ts';
import { counted } from '#domain/language/plural.ts';
import { nearestPassing } from '#domain/palette/nearest-passing.ts';
import { offeringColorsOf } from '#domain/palette/offering-colors.ts';
import { type PairContrast, pageContrast } from '#domain/palette/page-contrast.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type OfferingDesign, publishedColors } from '#domain/publishing/published-colors.ts';

type Props = {
  color: string;
  design: OfferingDesign | null;
  onUse: (color: string) => void;
};

/** For products without an offering: white is visible on every gradient. */
const neutralAccent = '#FFFFFF';

/** Judges the text of the real pages by WCAG 2.2 AA (COLOR-6). Folded to one line unless a pair fails. */
export function Readability({ color, design, onUse }: Props) {
  const { language } = useAdmin();
  const texts = useWords(colorsWords).contrast;
  const accent = design?.colors.accentColor ?? neutralAccent;
  // Deferred, so that a dragged handle never waits.
  const judged = useDeferredValue(color);
  const pairs = useMemo(
    () => pageContrast(design ? publishedColors(judged, design) : offeringColorsOf(judged, neutralAccent)),
    [judged, design],
  );
  const weak = pairs.filter(({ passes }) => !passes).length;
  const isWeak = weak > 0;
  const suggestion = useMemo(
    () => (isWeak ? nearestPassing(judged, accent) : null),
    [isWeak, judged, accent],
  );
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    details.current!.open = isWeak;
  }, [isWeak]);

  function take(color: string) {
    onUse(color);
    // The button goes with the faults.
    summary.current!.focus();
  }

  return (
    <>
      <p className="sr" role="status">
        {isWeak ? counted(texts, 'fail', weak, language) : texts.pass}
      </p>
      <details ref={details} className="readability" aria-label={texts.title}>
        <summary ref={summary} className={isWeak ? 'bad' : undefined}>
          <Icon name={isWeak ? 'alert' : 'success'} />
          {fill(texts.verdict, { count: pairs.length - weak, total: pairs.length })}
          <Icon name="down" />
        </summary>
        {isWeak && suggestion === null && <p className="small">{texts.noSuggestion}</p>}
        {suggestion && (
          <Button onClick={() => take(suggestion)}>
            <i className="swatch" ref={painted({ '--c': suggestion })} aria-hidden="true" />
            {texts.useSuggestion}: {suggestion}
          </Button>
        )}
        <ReadabilityTable pairs={pairs} />
        <p className="hint">{design ? texts.intro : texts.unlinked}</p>
      </details>
    </>
  );
}

/** The failing combinations come first. */
function ReadabilityTable({ pairs }: { pairs: readonly PairContrast[] }) {
  const { language } = useAdmin();
  const texts = useWords(colorsWords).contrast;
  // Truncated, not rounded: 4.46 must not read as 4.5.
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    roundingMode: 'trunc',
  });
  const ratio = (value: number) => fill(texts.ratio, { ratio: number.format(value) });
  const cell = (value: number, required: number) => (
    <td className={value < required ? 'num bad' : 'num'}>
      <Icon name={value < required ? 'close' : 'check'} />
      {ratio(value)} <span className="sr">{value < required ? texts.tooLow : texts.ok}</span>
    </td>
  );
  return (
    <table className="small">
      <caption className="sr">{texts.title}</caption>
      <thead>
        <tr>
          {(['pair', 'light', 'dark'] as const).map((column) => (
            <th key={column} scope="col">
              {texts.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs
          .toSorted((one, other) => Number(one.passes) - Number(other.passes))
          .map(({ pair, light, dark, required }) => (
            <tr key={pair}>
              <th scope="row">
                {texts.pairs[pair]}{' '}
                <span className="hint">{fill(texts.needs, { ratio: ratio(required) })}</span>
              </th>
              {cell(light, required)}
              {cell(dark, required)}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
