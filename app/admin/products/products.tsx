import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { AdminScreen } from '#app/admin/admin-screen.tsx';
import { useDraft } from '#app/admin/publishing/draft-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { fill } from '#domain/publishing/placeholders.ts';
import { type Product, searchProducts } from '#domain/publishing/product.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { ProductPager } from './product-pager.tsx';
import { ProductSearch } from './product-search.tsx';
import { ProductTable } from './product-table.tsx';
import { usePages } from './use-pages.ts';

type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly product: Product }
  | null;

/** All changes are local until published (ADMIN-4). */
export default function Products() {
  const { words } = useAdmin();
  const { products } = useDraft();
  const [search, setSearch] = useState('');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const found = searchProducts(products, search);
  const { shown, pager } = usePages(found, search);
  const texts = words.products;
  const active = products.filter(({ status }) => status === 'active').length;
  const close = () => setDialog(null);

  return (
    <AdminScreen
      screen="products"
      text={fill(texts.summary, { total: products.length, active })}
      action={
        <button className="btn sm" type="button" onClick={() => setDialog({ kind: 'add' })}>
          <Icon name="plus" />
          {texts.add}
        </button>
      }
    >
      <p className="small muted product-effect">{texts.effect}</p>
      <section className="card product-list">
        <ProductSearch text={search} count={found.length} onChange={setSearch} />
        <ProductTable
          products={shown}
          search={search}
          onEdit={(product) => setDialog({ kind: 'edit', product })}
          onDelete={(product) => setDialog({ kind: 'delete', product })}
        />
        <ProductPager {...pager} />
      </section>
      {dialog?.kind === 'add' && <ProductDialog onAdded={pager.toLast} onClose={close} />}
      {dialog?.kind === 'edit' && <ProductDialog product={dialog.product} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteDialog product={dialog.product} onClose={close} />}
    </AdminScreen>
  );
}
