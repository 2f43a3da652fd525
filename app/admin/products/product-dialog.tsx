import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { DialogActs } from '#app/admin/controls/dialog-acts.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { TextField } from '#app/admin/controls/text-field.tsx';
import { PaletteRow } from '#app/admin/palette-row.tsx';
import { useProducts } from '#app/admin/publishing/products/products-provider.tsx';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { useWords } from '#app/admin/use-words.ts';
import { Field } from '#app/forms/field.tsx';
import { painted } from '#app/ui/painted.ts';
import { productsWords } from '#content/admin/products.ts';
import { isHexColor } from '#domain/palette/hex-color.ts';
import { baseIndex, paletteOf } from '#domain/palette/palette.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import {
  defaultBaseColor,
  newProductId,
  type Product,
  productOf,
  productStatuses,
} from '#domain/publishing/product.ts';
import type { ProductForm } from '#domain/publishing/product-form.ts';
import { checkValues, initialValues, linkedTo } from './product-values.ts';

type Props = {
  product?: Product;
  onAdded?: () => void;
  onClose: () => void;
};

/** The same form adds and edits, 550 px wide. Errors appear on saving and then update while typing (ADMIN-3). */
export function ProductDialog({ product, onAdded, onClose }: Props) {
  const { words, offerings, notify } = useAdmin();
  const { products, addProduct, editProduct } = useProducts();
  const texts = useWords(productsWords).productDialog;
  const [values, setValues] = useState(() => initialValues(product));
  const [palette, setPalette] = useState(() => paletteOf(values.baseColor));
  const [isColorChosen, setIsColorChosen] = useState(product !== undefined);
  const others = products.filter(({ id }) => id !== product?.id);
  const checked = checkValues(values, others);

  function set(change: Partial<ProductForm>) {
    setValues({ ...values, ...change });
    // The preview keeps the last valid colour.
    if (isHexColor(change.baseColor)) setPalette(paletteOf(change.baseColor));
  }

  /** Until a colour is chosen it is the offering's own, so that linking alone changes no page. */
  function link(offering: string | null) {
    const design = offerings.find(({ id }) => id === offering)?.design;
    set({
      offering,
      ...(isColorChosen ? {} : { baseColor: design?.colors.primaryColor ?? defaultBaseColor }),
    });
  }

  function chooseColor(baseColor: string) {
    setIsColorChosen(true);
    set({ baseColor });
  }

  function save(form: ProductForm) {
    if (product) editProduct(productOf(product.id, form));
    else {
      addProduct(productOf(newProductId(Date.now(), products), form));
      onAdded?.();
    }
    onClose();
    notify(fill(product ? texts.editedToast : texts.addedToast, { name: form.name }));
  }

  const form = useAdminForm({
    id: 'product',
    judge: () => Object.entries(checked.errors).map(([field, code]) => ({ field, code })),
    sentence(_field, code) {
      const offering = offerings.find(({ id }) => id === values.offering)?.name ?? '';
      const name = linkedTo(values.offering, others)?.name ?? '';
      return fill(texts.errors[code as keyof typeof texts.errors], { offering, name });
    },
    send() {
      if (checked.form) save(checked.form);
    },
    isLive: true,
  });
  const fieldOf = (name: keyof ProductForm) => ({ form: form.id, name, error: form.errorOf(name) });

  return (
    <Modal title={product ? texts.editTitle : texts.addTitle} onClose={onClose}>
      <form {...form.formProps} className="group">
        <p className="caption muted">{texts.required}</p>
        <div className="two">
          <TextField
            form={form}
            name="name"
            label={texts.name.label}
            autoComplete="off"
            data-autofocus
            value={values.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <TextField
            form={form}
            name="type"
            {...texts.type}
            autoComplete="off"
            value={values.type}
            onChange={(event) => set({ type: event.currentTarget.value })}
          />
        </div>
        <Field
          {...fieldOf('description')}
          texts={{ label: texts.description.label }}
          optional={texts.optional}
        >
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={2}
              value={values.description}
              onChange={(event) => set({ description: event.currentTarget.value })}
            />
          )}
        </Field>
        <div className="two">
          <Field {...fieldOf('status')} texts={texts.status}>
            {(control) => (
              <select
                {...control}
                className="input"
                value={values.status}
                onChange={(event) => set({ status: event.currentTarget.value as ProductForm['status'] })}
              >
                {productStatuses.map((status) => (
                  <option key={status} value={status}>
                    {words.status[status]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field {...fieldOf('baseColor')} texts={texts.baseColor}>
            {(control) => (
              <div className="row hex">
                <input
                  ref={painted({ '--c': palette[baseIndex]! })}
                  className="swatch"
                  type="color"
                  aria-label={texts.baseColor.picker}
                  title={texts.baseColor.picker}
                  value={palette[baseIndex]!.toLowerCase()}
                  onChange={(event) => chooseColor(event.currentTarget.value.toUpperCase())}
                />
                <input
                  {...control}
                  className="input num"
                  autoComplete="off"
                  spellCheck={false}
                  value={values.baseColor}
                  onChange={(event) => chooseColor(event.currentTarget.value)}
                />
              </div>
            )}
          </Field>
        </div>
        <div className="field">
          <span className="label">{texts.palette.label}</span>
          <PaletteRow palette={palette} label={texts.palette.label} swatch={texts.palette.swatch} />
        </div>
        <Field {...fieldOf('offering')} texts={texts.linkedOffering} optional={texts.optional}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={values.offering ?? ''}
              onChange={(event) => link(event.currentTarget.value || null)}
            >
              <option value="">{texts.linkedOffering.none}</option>
              {offerings.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <DialogActs submit={texts.save} cancel={texts.cancel} onCancel={onClose} />
      </form>
    </Modal>
  );
}
