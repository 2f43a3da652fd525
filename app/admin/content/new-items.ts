import { randomKey } from '#app/api-client.ts';
import type { ContentField } from '#domain/api/content.ts';
import { languages } from '#domain/language/languages.ts';
import { draftValue } from './field-values.ts';

const idOfNew = () => `n${randomKey().slice(0, 8)}`;

/** For an item that the files do not have. */
export function newItemId(): string {
  return idOfNew();
}

/** With the fields of items that were added to lists, empty, in the shape of the first item of their list. */
export function withNewItems(fields: readonly ContentField[]): readonly ContentField[] {
  const known = new Set(fields.map(({ id }) => id));
  const orders = fields.filter(({ kind }) => kind === 'order');
  const added = orders.flatMap((order) => addedBy(order, fields, known));
  if (added.length === 0) return fields;
  return [...fields, ...added];
}

function addedBy(order: ContentField, fields: readonly ContentField[], known: Set<string>): ContentField[] {
  const list = order.id.slice('order.'.length);
  const defaultValue = order.defaultValue as readonly string[];
  const [first] = defaultValue;
  const added = (draftValue(order) as readonly string[]).filter((id) => !defaultValue.includes(id));
  if (first === undefined || added.length === 0) return [];
  const prefixes = [...languages, 'offering', 'order'].map((root) => `${root}.${list}.`);
  return prefixes.flatMap((prefix) => {
    const models = fields.filter(({ id }) => id === prefix + first || id.startsWith(`${prefix}${first}.`));
    return added.flatMap((item) =>
      withOneOfEach(models)
        .map((model) => ({
          id: prefix + item + model.id.slice(prefix.length + first.length),
          kind: model.kind,
          defaultValue: defaultOfNew(model),
        }))
        .filter(({ id }) => !known.has(id)),
    );
  });

  /** Of each list within the first item, its first item. */
  function withOneOfEach(models: readonly ContentField[]): readonly ContentField[] {
    const lists = fields.filter(
      ({ id, kind }) => kind === 'order' && id.startsWith(`order.${list}.${first}.`),
    );
    const isLeftOut = (id: string) =>
      lists.some(({ id: orderId, defaultValue: items }) => {
        const inner = `${orderId.slice('order.'.length)}.`;
        const at = id.indexOf(`.${inner}`);
        return at > 0 && id.slice(at + 1 + inner.length).split('.')[0] !== (items as readonly string[])[0];
      });
    return models.filter(({ id }) => !isLeftOut(id));
  }
}

function defaultOfNew({ kind, defaultValue }: ContentField): unknown {
  if (kind === 'order') return (defaultValue as readonly string[]).slice(0, 1);
  // What only the first plan is sold by.
  if (kind === 'mark') return undefined;
  return kind === 'text' || kind === 'name' ? '' : defaultValue;
}
