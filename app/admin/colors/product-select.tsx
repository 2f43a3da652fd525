import { memo } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import type { ProductColor } from '#domain/publishing/product-color.ts';

type Props = { records: readonly ProductColor[]; selected: string; onSelect: (id: string) => void };

/** Memoised: thousands of options must not render again while a colour changes. */
export const ProductSelect = memo(
  function ProductSelect({ records, selected, onSelect }: Props) {
    const { editor } = useAdmin().words.colors;
    return (
      <select
        className="input"
        aria-label={editor.product}
        value={selected}
        onChange={(event) => onSelect(event.currentTarget.value)}
      >
        {records.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    );
  },
  (before, after) =>
    before.selected === after.selected &&
    before.records.length === after.records.length &&
    before.records.every(({ id, name }, index) => {
      const record = after.records[index]!;
      return record.id === id && record.name === name;
    }),
);
