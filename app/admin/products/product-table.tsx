import { useAdmin } from '#app/admin/admin-context.ts';
import { IconButton } from '#app/admin/controls/button.tsx';
import { colorEffect } from '#app/admin/publishing/products/offering-products.ts';
import { useWords } from '#app/admin/use-words.ts';
import { painted } from '#app/ui/painted.ts';
import { productsWords } from '#content/admin/products.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { Product } from '#domain/publishing/product.ts';

type Acts = {
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
};

type Props = Acts & { products: readonly Product[]; search: string };

/** Shows 'No products found' if nothing matches (ADMIN-5). */
export function ProductTable({ products, search, ...acts }: Props) {
  const texts = useWords(productsWords).products;
  if (products.length === 0)
    return (
      <div className="group">
        <h2>{texts.empty}</h2>
        <p className="muted">{search ? fill(texts.emptySearch, { query: search }) : texts.emptyList}</p>
      </div>
    );
  return (
    <table className="products small">
      <caption className="sr">{texts.caption}</caption>
      <thead className="sr-small">
        <tr>
          {(['name', 'type', 'color', 'status', 'actions'] as const).map((column) => (
            <th key={column} scope="col">
              {texts.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} {...acts} />
        ))}
      </tbody>
    </table>
  );
}

function ProductRow({ product, onEdit, onDelete }: Acts & { product: Product }) {
  const { words, offerings } = useAdmin();
  const { products } = useWords(productsWords);
  const { name, type, baseColor, status } = product;
  return (
    <tr>
      <th scope="row">
        <i className="swatch" ref={painted({ '--c': baseColor })} aria-hidden="true" />
        {name}
      </th>
      <td>{type}</td>
      <td>
        <span className="num">{baseColor}</span>{' '}
        <span className="muted">{colorEffect(product, offerings, products)}</span>
      </td>
      <td>
        <span className={`badge ${status}`}>{words.status[status]}</span>
      </td>
      <td>
        <div className="row end">
          <IconButton
            icon="edit"
            label={fill(products.editLabel, { name })}
            title={products.edit}
            onClick={() => onEdit(product)}
          />
          <IconButton
            icon="trash"
            label={fill(products.deleteLabel, { name })}
            title={products.delete}
            onClick={() => onDelete(product)}
          />
        </div>
      </td>
    </tr>
  );
}
