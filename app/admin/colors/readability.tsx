import { useDeferredValue, useMemo } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Card } from '#app/admin/controls/card.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { painted } from '#app/ui/painted.ts';
import { publishingWords } from '#content/admin/publishing.ts';
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

/** Judges the text of the real pages by WCAG 2.2 AA (COLOR-6). */
export function Readability({ color, design, onUse }: Props) {
  const { language } = useAdmin();
  const texts = useWords(publishingWords).contrast;
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
    <Card title={texts.title} className="readability">
      <p className="small muted">{design ? texts.intro : texts.unlinked}</p>
      <p className={weak > 0 ? 'verdict bad' : 'verdict'} role="status">
        <Icon name={weak > 0 ? 'alert' : 'success'} />
        {weak > 0 ? counted(texts, 'fail', weak, language) : texts.pass}
      </p>
      {weak > 0 && suggestion === null && <p className="small">{texts.noSuggestion}</p>}
      {suggestion && (
        <p className="suggestion">
          <i className="swatch" ref={painted({ '--c': suggestion })} aria-hidden="true" />
          {fill(texts.suggestion, { hex: suggestion })}
          <Button onClick={() => onUse(suggestion)}>{texts.useSuggestion}</Button>
        </p>
      )}
      <ReadabilityTable pairs={pairs} />
    </Card>
  );
}

function ReadabilityTable({ pairs }: { pairs: readonly PairContrast[] }) {
  const { language } = useAdmin();
  const texts = useWords(publishingWords).contrast;
  // Truncated, not rounded: 4.46 must not read as 4.5.
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    roundingMode: 'trunc',
  });
  const ratio = (value: number) => fill(texts.ratio, { ratio: number.format(value) });
  const cell = (column: 'light' | 'dark', value: number, required: number) => (
    <td className={value < required ? 'num bad' : 'num'} data-column={texts.columns[column]}>
      <Icon name={value < required ? 'close' : 'check'} />
      {ratio(value)} <span className="sr">{value < required ? texts.tooLow : texts.ok}</span>
    </td>
  );
  return (
    <table className="pairs small">
      <caption className="sr">{texts.title}</caption>
      <thead className="sr-small">
        <tr>
          {(['pair', 'light', 'dark', 'required'] as const).map((column) => (
            <th key={column} scope="col">
              {texts.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ pair, light, dark, required }) => (
          <tr key={pair}>
            <th scope="row">{texts.pairs[pair]}</th>
            {cell('light', light, required)}
            {cell('dark', dark, required)}
            <td className="num muted">{ratio(required)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
