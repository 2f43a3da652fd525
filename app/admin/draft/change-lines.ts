import type { Admin } from '#app/admin/admin-context.ts';
import { fill } from '#app/language/fill.ts';
import { plural } from '#domain/plural.ts';
import type { ProductStatus } from '#domain/product.ts';
import type { ComparedField, DraftChanges, FieldChange } from './draft-changes.ts';

/** One change in words: how it looks, and how it is read aloud. */
export type ChangeLine = { readonly shown: string; readonly spoken: string };

export type ChangeGroup = { readonly title: string; readonly lines: readonly ChangeLine[] };

type Texts = Pick<Admin, 'words' | 'language' | 'offerings'>;

/** The changes of a draft in words, grouped by kind; empty groups are left out. */
export function changeGroups(changes: DraftChanges, texts: Texts): ChangeGroup[] {
  const { groups } = texts.words.publish;
  const group = (kind: 'added' | 'changed' | 'removed' | 'colors', lines: ChangeLine[]) => ({
    title: fill(plural(groups, kind, changes[kind].length, texts.language), { count: changes[kind].length }),
    lines,
  });
  return [
    group(
      'added',
      changes.added.map(({ name }) => plain(name)),
    ),
    group(
      'changed',
      changes.changed.flatMap(({ product, fields }) =>
        fields.map((change) => fieldLine(product.name, change, texts)),
      ),
    ),
    group(
      'removed',
      changes.removed.map(({ name }) => plain(name)),
    ),
    group(
      'colors',
      changes.colors.map(({ name, from, to }) => line(name, from, to, texts)),
    ),
  ].filter(({ lines }) => lines.length > 0);
}

/** The same as plain text, for a message to whoever publishes. */
export function changesAsText(groups: readonly ChangeGroup[]): string {
  return groups
    .map(({ title, lines }) => [title, ...lines.map(({ shown }) => `- ${shown}`)].join('\n'))
    .join('\n\n');
}

function fieldLine(product: string, { field, from, to }: FieldChange, texts: Texts): ChangeLine {
  const name = `${product}, ${texts.words.publish.fields[field]}`;
  return line(name, valueText(field, from, texts), valueText(field, to, texts), texts);
}

function valueText(field: ComparedField, value: string, { words, offerings }: Texts): string {
  if (field === 'status') return words.status[value as ProductStatus];
  if (field === 'linkedOffering') return offerings.find(({ id }) => id === value)?.name ?? words.common.none;
  return value || words.common.none;
}

function line(name: string, from: string, to: string, { words }: Texts): ChangeLine {
  return {
    shown: fill(words.publish.change, { name, from, to }),
    spoken: `${name}: ${fill(words.publish.changeLabel, { from, to })}`,
  };
}

function plain(text: string): ChangeLine {
  return { shown: text, spoken: text };
}
