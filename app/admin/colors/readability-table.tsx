import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { PairContrast } from '#domain/palette/page-contrast.ts';
import { fill } from '#domain/publishing/placeholders.ts';

export function ReadabilityTable({ pairs }: { pairs: readonly PairContrast[] }) {
  const { words, language } = useAdmin();
  const texts = words.contrast;
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
