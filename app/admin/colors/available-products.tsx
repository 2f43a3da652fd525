import { memo } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Card } from '#app/admin/controls/card.tsx';
import { colorEffect } from '#app/admin/publishing/products/offering-products.ts';
import { useProducts } from '#app/admin/publishing/products/products-provider.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { painted } from '#app/ui/painted.ts';
import { colorsWords } from '#content/admin/colors.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { ProductColor } from '#domain/publishing/product-color.ts';

type Props = { records: readonly ProductColor[]; selected: string; onSelect: (id: string) => void };

/** From this length on the list scrolls by itself and only visible rows are drawn. */
const longList = 50;

export function AvailableProducts({ records, selected, onSelect }: Props) {
  const { offerings } = useAdmin();
  const { products } = useProducts();
  const texts = useWords(colorsWords).colors.available;
  const effects = new Map([
    ...offerings.map(({ id }) => [id, texts.designed] as const),
    ...products.map((product) => [product.id, colorEffect(product, offerings, texts)] as const),
  ]);
  return (
    <Card title={texts.title}>
      <ul className={records.length > longList ? 'available long' : 'available'}>
        {records.map((record) => (
          <AvailableProduct
            key={record.id}
            record={record}
            effect={effects.get(record.id) ?? texts.colorsNothing}
            isSelected={record.id === selected}
            onSelect={onSelect}
          />
        ))}
      </ul>
    </Card>
  );
}

type ItemProps = {
  record: ProductColor;
  effect: string;
  isSelected: boolean;
  onSelect: (id: string) => void;
};

/** Memoised: of thousands of products only the changed one renders again. Every `onSelect` does the same. */
const AvailableProduct = memo(
  function AvailableProduct({ record, effect, isSelected, onSelect }: ItemProps) {
    const texts = useWords(colorsWords).colors.available;
    const { id, name, baseColor } = record;
    return (
      <li>
        <button
          className="pick"
          type="button"
          aria-pressed={isSelected}
          aria-label={`${fill(texts.select, { name, hex: baseColor })} ${effect}`}
          onClick={() => onSelect(id)}
        >
          <i className="swatch" ref={painted({ '--c': baseColor })} aria-hidden="true" />
          <b>{name}</b> <span className="num caption muted">{baseColor}</span>{' '}
          <small className="muted">{effect}</small>
        </button>
      </li>
    );
  },
  (before, after) =>
    before.record === after.record &&
    before.effect === after.effect &&
    before.isSelected === after.isSelected,
);
