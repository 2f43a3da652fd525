import { useState } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { DialogActs } from '#app/admin/controls/dialog-acts.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { SearchInput } from '#app/admin/controls/search-input.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { ProductConflicts } from '#app/admin/publishing/products/product-conflicts.tsx';
import { useProducts } from '#app/admin/publishing/products/products-provider.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { productsWords } from '#content/admin/products.ts';
import { counted } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type Product, searchProducts } from '#domain/publishing/product.ts';
import { ProductDialog } from './product-dialog.tsx';
import { ProductTable } from './product-table.tsx';

type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly product: Product }
  | null;

/** All changes are local until published (ADMIN-4). */
export default function Products() {
  const { products } = useProducts();
  const [search, setSearch] = useState('');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const found = searchProducts(products, search);
  const { shown, pager } = usePages(found, search);
  const texts = useWords(productsWords).products;
  const active = products.filter(({ status }) => status === 'active').length;
  const close = () => setDialog(null);

  return (
    <AdminScreen
      screen="products"
      texts={texts}
      text={
        <>
          {texts.lead} <Link to={adminPath('content')}>{texts.prices}</Link>
        </>
      }
      action={
        <Button kind="primary" onClick={() => setDialog({ kind: 'add' })}>
          <Icon name="plus" />
          {texts.add}
        </Button>
      }
    >
      <ProductConflicts />
      <section className="card">
        <ProductSearch
          text={search}
          count={found.length}
          summary={fill(texts.summary, { total: products.length, active })}
          onChange={setSearch}
        />
        <ProductTable
          products={shown}
          search={search}
          onEdit={(product) => setDialog({ kind: 'edit', product })}
          onDelete={(product) => setDialog({ kind: 'delete', product })}
        />
        <ProductPager {...pager} />
      </section>
      <p className="small muted narrow">{texts.effect}</p>
      {dialog?.kind === 'add' && (
        <ProductDialog onAdded={() => pager.toPage(Number.POSITIVE_INFINITY)} onClose={close} />
      )}
      {dialog?.kind === 'edit' && <ProductDialog product={dialog.product} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteDialog product={dialog.product} onClose={close} />}
    </AdminScreen>
  );
}

type Props = { text: string; count: number; summary: string; onChange: (text: string) => void };

/** Announces the number of matches politely (A11Y-21). */
function ProductSearch({ text, count, summary, onChange }: Props) {
  const { language } = useAdmin();
  const texts = useWords(productsWords).products;
  const found = count === 0 ? texts.empty : counted(texts, 'found', count, language);
  return (
    <search className="bar">
      <SearchInput id="product-search" texts={texts} value={text} onChange={onChange} />
      <p className={text && count === 0 ? 'sr' : 'small muted'} role="status">
        {text ? found : summary}
      </p>
    </search>
  );
}

function ProductPager({ page, pages, total, toPage }: ReturnType<typeof usePages>['pager']) {
  const { words, language } = useAdmin();
  const texts = words.common.pagination;
  if (pages === 1) return null;
  const number = new Intl.NumberFormat(language);
  const range = {
    first: number.format((page - 1) * pageSize + 1),
    last: number.format(Math.min(page * pageSize, total)),
    total: number.format(total),
  };
  const button = (label: string, next: number) => (
    <Button isDisabled={next < 1 || next > pages} onClick={() => toPage(next)}>
      {label}
    </Button>
  );
  return (
    <nav className="bar" aria-label={texts.label}>
      {button(texts.previous, page - 1)}
      <p className="small muted num" role="status">
        {fill(texts.range, range)}
      </p>
      {button(texts.next, page + 1)}
    </nav>
  );
}

function DeleteDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { notify, offerings } = useAdmin();
  const { deleteProduct } = useProducts();
  const { name } = product;
  const texts = useWords(productsWords).productDelete;
  const offering = offerings.find(({ id }) => id === product.offering)?.name;

  function remove() {
    onClose();
    deleteProduct(product.id);
    notify(fill(texts.deletedToast, { name }));
    // The button that opened the dialog is gone with its row.
    requestAnimationFrame(() => document.getElementById('admin-heading')?.focus());
  }

  return (
    <Modal title={fill(texts.title, { name })} onClose={onClose}>
      <p>{texts.confirm}</p>
      <p className="small muted">
        {texts.note} {offering && fill(texts.noteLinked, { offering })}
      </p>
      <DialogActs
        submit={texts.delete}
        cancel={texts.cancel}
        isDangerous
        onSubmit={remove}
        onCancel={onClose}
      />
    </Modal>
  );
}

/** Lists of thousands stay quick to draw and to tab through. */
const pageSize = 50;

/** A new search starts at page 1. */
function usePages<Entry>(list: readonly Entry[], search: string) {
  const [place, setPlace] = useState({ search, page: 1 });
  const pages = Math.max(1, Math.ceil(list.length / pageSize));
  const page = Math.min(place.search === search ? place.page : 1, pages);
  const toPage = (next: number) => setPlace({ search, page: next });
  return {
    shown: list.slice((page - 1) * pageSize, page * pageSize),
    pager: { page, pages, total: list.length, toPage },
  };
}
