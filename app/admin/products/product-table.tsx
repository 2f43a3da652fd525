import { useAdmin } from '#app/admin/admin-context.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { Product } from '#domain/publishing/product.ts';
import { ProductRow } from './product-row.tsx';

type Props = {
  products: readonly Product[];
  search: string;
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
};

/** Shows 'No products found' if nothing matches (ADMIN-5). */
export function ProductTable({ products, search, onEdit, onDelete }: Props) {
  const texts = useAdmin().words.products;
  const columns = ['name', 'type', 'color', 'status', 'actions'] as const;
  if (products.length === 0)
    return (
      <div className="product-empty">
        <h2>{texts.empty}</h2>
        <p className="muted">{search ? fill(texts.emptySearch, { query: search }) : texts.emptyList}</p>
      </div>
    );
  return (
    <table className="products">
      <caption className="sr">{texts.caption}</caption>
      <thead className="sr-small">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {texts.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            onEdit={() => onEdit(product)}
            onDelete={() => onDelete(product)}
          />
        ))}
      </tbody>
    </table>
  );
}
