import type { Admin } from '#app/admin/admin-context.ts';
import { plural } from '#domain/language/plural.ts';
import type { ComparedField, DraftChanges, ProductFieldChange } from '#domain/publishing/draft-changes.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { ProductStatus, PublishedProduct } from '#domain/publishing/product.ts';
import { productAttributes, productFieldId } from '#domain/publishing/product-fields.ts';

export type ChangeLine = {
  readonly key: string;
  readonly shown: string;
  readonly spoken: string;
  readonly colors?: readonly [before: string, after: string];
  /** Ids of the fields that it is about. */
  readonly fields: readonly string[];
};

export type ChangeGroup = { readonly title: string; readonly lines: readonly ChangeLine[] };

type Texts = Pick<Admin, 'words' | 'language'> & {
  readonly offerings: readonly Pick<Admin['offerings'][number], 'id' | 'name'>[];
};

export function changeGroups(changes: DraftChanges, texts: Texts): ChangeGroup[] {
  const { groups } = texts.words.publish;
  const group = (kind: 'added' | 'changed' | 'removed' | 'colors', lines: ChangeLine[]) => ({
    title: fill(plural(groups, kind, changes[kind].length, texts.language), { count: changes[kind].length }),
    lines,
  });
  return [
    group(
      'added',
      changes.added.map(({ id, name, baseColor }) => {
        const fields = productAttributes.map((attribute) => productFieldId(id, attribute));
        return plain(id, `${name}, ${baseColor}`, fields);
      }),
    ),
    group(
      'changed',
      changes.changed.flatMap(({ product, fields }) =>
        fields.map((change) => fieldLine(product, change, texts)),
      ),
    ),
    group(
      'removed',
      changes.removed.map(({ id, name }) => plain(id, name, [productFieldId(id, 'status')])),
    ),
    group(
      'colors',
      changes.colors.map(({ id, name, from, to }) => ({
        ...line(id, name, from, to, texts),
        colors: [from, to],
        fields: [productFieldId(id, 'baseColor')],
      })),
    ),
  ].filter(({ lines }) => lines.length > 0);
}

export function changesAsText(groups: readonly ChangeGroup[]): string {
  return groups
    .map(({ title, lines }) => [title, ...lines.map(({ shown }) => `- ${shown}`)].join('\n'))
    .join('\n\n');
}

function fieldLine(
  { id, name }: PublishedProduct,
  { field, from, to }: ProductFieldChange,
  texts: Texts,
): ChangeLine {
  const place = `${name}, ${texts.words.publish.fields[field]}`;
  const [before, after] = [valueText(field, from, texts), valueText(field, to, texts)];
  const attribute = field === 'linkedOffering' ? 'offering' : field;
  return { ...line(`${id}.${field}`, place, before, after, texts), fields: [productFieldId(id, attribute)] };
}

function valueText(field: ComparedField, value: string, { words, offerings }: Texts): string {
  if (field === 'status') return words.status[value as ProductStatus];
  if (field === 'linkedOffering') return offerings.find(({ id }) => id === value)?.name ?? words.common.none;
  return value || words.common.none;
}

function line(key: string, name: string, from: string, to: string, { words }: Texts) {
  return {
    key,
    shown: fill(words.publish.change, { name, from, to }),
    spoken: `${name}: ${fill(words.publish.changeLabel, { from, to })}`,
  };
}

function plain(key: string, text: string, fields: readonly string[]): ChangeLine {
  return { key, shown: text, spoken: text, fields };
}
