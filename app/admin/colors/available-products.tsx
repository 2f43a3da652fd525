import { useAdmin } from '#app/admin/admin-context.ts';
import { fill } from '#app/language/fill.ts';
import { painted } from '#app/ui/painted.ts';
import type { ProductColor } from '#domain/product-color.ts';

type Props = { records: readonly ProductColor[]; selected: string; onSelect: (id: string) => void };

/** Each product with swatch and hex; a click selects it (spec 2 §2). */
export function AvailableProducts({ records, selected, onSelect }: Props) {
  const texts = useAdmin().words.colors.available;
  return (
    <section className="card" aria-labelledby="available-title">
      <h2 id="available-title">{texts.title}</h2>
      <ul className="available">
        {records.map(({ id, name, baseColor }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === selected}
              aria-label={fill(texts.select, { name, hex: baseColor })}
              onClick={() => onSelect(id)}
            >
              <i className="swatch" ref={painted({ '--c': baseColor })} aria-hidden="true" />
              <b>{name}</b>
              <span className="num">{baseColor}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
