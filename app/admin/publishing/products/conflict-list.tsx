import { useAdmin } from '#app/admin/admin-context.ts';
import { ConflictChoice } from '#app/admin/content/inputs/conflict-choice.tsx';
import { type PlaceTexts, usePlaceWords } from '#app/admin/publishing/changes/content-place.ts';
import type { PublishedProduct } from '#domain/publishing/product.ts';
import { productPlaceOf, removedStatus } from '#domain/publishing/product-fields.ts';
import type { ProductForm } from '#domain/publishing/product-form.ts';
import { useProducts } from './products-provider.tsx';

export default function ConflictList() {
  const { offerings } = useAdmin();
  const words = usePlaceWords();
  const { editor, products, published } = useProducts();
  return editor.fields().map(({ id }) => {
    const shown = editor.shown(id);
    const place = productPlaceOf(id);
    if (!shown?.conflict || !place) return null;
    return (
      <ConflictChoice
        key={id}
        shown={shown}
        label={productFieldName(id, [...products, ...published], { words })}
        textOf={(value) => valueText(place.attribute, value, { words, offerings })}
        onTake={(whose) => editor.take(id, whose)}
      />
    );
  });
}

/** “NOVA, Color” */
export function productFieldName(
  fieldId: string,
  products: readonly PublishedProduct[],
  { words }: Pick<PlaceTexts, 'words'>,
): string {
  const { product, attribute } = productPlaceOf(fieldId)!;
  const name = products.find(({ id }) => id === product)?.name ?? product;
  const { fields } = words.publish;
  return `${name}, ${fields[attribute === 'offering' ? 'linkedOffering' : attribute]}`;
}

function valueText(
  attribute: keyof ProductForm,
  value: unknown,
  { words, offerings }: Pick<PlaceTexts, 'words' | 'offerings'>,
): string {
  if (value === removedStatus) return words.productDelete.deleted;
  if (attribute === 'status') return words.status[value as ProductForm['status']];
  if (attribute === 'offering') return offerings.find(({ id }) => id === value)?.name ?? words.common.none;
  return String(value || words.common.none);
}
