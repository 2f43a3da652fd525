import { useAdmin } from '#app/admin/admin-context.ts';
import { IconButton } from '#app/admin/controls/button.tsx';
import { painted } from '#app/ui/painted.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { Product } from '#domain/publishing/product.ts';
import { colorEffect } from './color-effect.ts';

type Props = { product: Product; onEdit: () => void; onDelete: () => void };

export function ProductRow({ product, onEdit, onDelete }: Props) {
  const { words, offerings } = useAdmin();
  const { name, type, baseColor, status } = product;
  return (
    <tr>
      <th scope="row">
        <i className="swatch" ref={painted({ '--c': baseColor })} aria-hidden="true" />
        {name}
      </th>
      <td>{type}</td>
      <td>
        <span className="num">{baseColor}</span>
        <span className="caption muted color-effect">{colorEffect(product, offerings, words.products)}</span>
      </td>
      <td>
        <span className={`badge ${status}`}>{words.status[status]}</span>
      </td>
      <td>
        <div className="row-acts">
          <IconButton
            icon="edit"
            label={fill(words.products.editLabel, { name })}
            title={words.products.edit}
            onClick={onEdit}
          />
          <IconButton
            icon="trash"
            label={fill(words.products.deleteLabel, { name })}
            title={words.products.delete}
            onClick={onDelete}
          />
        </div>
      </td>
    </tr>
  );
}
