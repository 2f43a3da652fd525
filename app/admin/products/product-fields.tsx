import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { PaletteRow } from '#app/admin/palette-row.tsx';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { Field } from '#app/forms/field.tsx';
import { isHexColor } from '#domain/palette/hex-color.ts';
import { paletteOf } from '#domain/palette/palette.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import {
  defaultBaseColor,
  type Product,
  type ProductForm,
  productStatuses,
} from '#domain/publishing/product.ts';
import { BaseColorField } from './base-color-field.tsx';
import { checkValues, initialValues, linkedTo } from './product-values.ts';

type Props = {
  product: Product | undefined;
  others: readonly Product[];
  onCancel: () => void;
  onSave: (form: ProductForm) => void;
};

/** Errors appear on saving and then update while typing (ADMIN-3). */
export function ProductFields({ product, others, onCancel, onSave }: Props) {
  const { words, offerings } = useAdmin();
  const [values, setValues] = useState(() => initialValues(product));
  const [palette, setPalette] = useState(() => paletteOf(values.baseColor));
  const [isColorChosen, setIsColorChosen] = useState(product !== undefined);
  const texts = words.productDialog;
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

  const { formProps, errorOf } = useAdminForm({
    id: 'product',
    judge: () => Object.entries(checked.errors ?? {}).map(([field, code]) => ({ field, code })),
    sentence(_field, code) {
      const offering = offerings.find(({ id }) => id === values.offering)?.name ?? '';
      const name = linkedTo(values.offering, others)?.name ?? '';
      return fill(texts.errors[code as keyof typeof texts.errors], { offering, name });
    },
    send() {
      if (checked.form) onSave(checked.form);
    },
    isLive: true,
  });

  return (
    <form {...formProps} className="product-form">
      <p className="caption muted">{texts.required}</p>
      <div className="two">
        <Field form="product" name="name" texts={{ label: texts.name.label }} error={errorOf('name')}>
          {(control) => (
            <input
              {...control}
              className="input"
              autoComplete="off"
              data-autofocus
              value={values.name}
              onChange={(event) => set({ name: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field form="product" name="type" texts={texts.type} error={errorOf('type')}>
          {(control) => (
            <input
              {...control}
              className="input"
              autoComplete="off"
              value={values.type}
              onChange={(event) => set({ type: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <Field
        form="product"
        name="description"
        texts={{ label: texts.description.label }}
        optional={texts.optional}
        error={errorOf('description')}
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
        <Field form="product" name="status" texts={texts.status} error={errorOf('status')}>
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
        <BaseColorField
          color={values.baseColor}
          shown={palette}
          error={errorOf('baseColor')}
          onChange={(baseColor) => {
            setIsColorChosen(true);
            set({ baseColor });
          }}
        />
      </div>
      <div className="field">
        <span className="label">{texts.palette.label}</span>
        <PaletteRow palette={palette} label={texts.palette.label} swatch={texts.palette.swatch} />
      </div>
      <Field
        form="product"
        name="offering"
        texts={texts.linkedOffering}
        optional={texts.optional}
        error={errorOf('offering')}
      >
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
      <div className="modal-acts">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button kind="primary" type="submit">
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
