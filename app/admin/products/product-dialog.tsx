import { useAdmin } from '#app/admin/admin-context.ts';
import { Modal } from '#app/admin/controls/modal.tsx';
import { useProducts } from '#app/admin/publishing/products/products-context.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { newProductId, type Product, type ProductForm, productOf } from '#domain/publishing/product.ts';
import { ProductFields } from './product-fields.tsx';

type Props = {
  product?: Product;
  onAdded?: () => void;
  onClose: () => void;
};

/** The same form adds and edits, 550 px wide (ADMIN-3). */
export function ProductDialog({ product, onAdded, onClose }: Props) {
  const { words, notify } = useAdmin();
  const { products, addProduct, editProduct } = useProducts();
  const texts = words.productDialog;

  function save(form: ProductForm) {
    if (product) editProduct(productOf(product.id, form));
    else {
      addProduct(productOf(newProductId(Date.now(), products), form));
      onAdded?.();
    }
    onClose();
    notify(fill(product ? texts.editedToast : texts.addedToast, { name: form.name }));
  }

  return (
    <Modal title={product ? texts.editTitle : texts.addTitle} className="product-dialog" onClose={onClose}>
      <ProductFields
        product={product}
        others={products.filter(({ id }) => id !== product?.id)}
        onCancel={onClose}
        onSave={save}
      />
    </Modal>
  );
}
