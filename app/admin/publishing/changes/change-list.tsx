import type { ReactNode } from 'react';
import { type Admin, useAdmin } from '#app/admin/admin-context.ts';
import { useWords } from '#app/admin/use-words.ts';
import { painted } from '#app/ui/painted.ts';
import { publishingWords } from '#content/admin/publishing.ts';
import { counted } from '#domain/language/plural.ts';
import type { ComparedField, DraftChanges } from '#domain/publishing/draft-changes.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { ProductStatus } from '#domain/publishing/product.ts';
import { productAttributes, productFieldId } from '#domain/publishing/product-fields.ts';
import type { PlaceWords } from './content-place.ts';

export type ChangeLine = {
  readonly key: string;
  readonly shown: string;
  readonly spoken: string;
  readonly colors?: readonly [before: string, after: string];
  /** Ids of the fields that it is about. */
  readonly fields: readonly string[];
};

export type ChangeGroup = { readonly title: string; readonly lines: readonly ChangeLine[] };

type Texts = Pick<Admin, 'language'> & {
  readonly words: Pick<PlaceWords, 'publish' | 'releases' | 'status' | 'common'>;
  readonly offerings: readonly Pick<Admin['offerings'][number], 'id' | 'name'>[];
};

/** Nobody reads more lines in a dialog. */
const mostLines = 100;

type Props = {
  groups: readonly ChangeGroup[];
  /** Acts on a change, below it. */
  children?: (line: ChangeLine) => ReactNode;
};

/** Products and colours. */
export function ChangeList({ groups, children }: Props) {
  const { language } = useAdmin();
  const { publish } = useWords(publishingWords);
  return (
    <div className="box group changes">
      {groups.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul className="bullets small">
            {lines.slice(0, mostLines).map((line) => {
              const { key, shown, spoken, colors } = line;
              return (
                <li key={key}>
                  {colors && (
                    <span className="change-colors" aria-hidden="true">
                      <i className="swatch" ref={painted({ '--c': colors[0] })} />
                      <i className="swatch" ref={painted({ '--c': colors[1] })} />
                    </span>
                  )}
                  <span aria-hidden="true">{shown}</span>
                  <span className="sr">{spoken}</span>
                  {children?.(line)}
                </li>
              );
            })}
          </ul>
          {lines.length > mostLines && (
            <p className="small muted">{counted(publish, 'more', lines.length - mostLines, language)}</p>
          )}
        </section>
      ))}
    </div>
  );
}

export function changeGroups(changes: DraftChanges, texts: Texts): ChangeGroup[] {
  const { releases, publish } = texts.words;
  const names = publish.fields;
  const lines: Readonly<Record<keyof DraftChanges, readonly ChangeLine[]>> = {
    added: changes.added.map(({ id, name, baseColor }) => {
      const fields = productAttributes.map((attribute) => productFieldId(id, attribute));
      return plain(id, `${name}, ${baseColor}`, fields);
    }),
    changed: changes.changed.flatMap(({ product: { id, name }, fields }) =>
      fields.map(({ field, from, to }) => ({
        ...beforeAndAfter(
          `${name}, ${names[field]}`,
          valueText(field, from, texts),
          valueText(field, to, texts),
          texts,
        ),
        key: `${id}.${field}`,
        fields: [productFieldId(id, field === 'linkedOffering' ? 'offering' : field)],
      })),
    ),
    removed: changes.removed.map(({ id, name }) => plain(id, name, [productFieldId(id, 'status')])),
    colors: changes.colors.map(({ id, name, from, to }) => ({
      ...beforeAndAfter(name, from, to, texts),
      key: id,
      colors: [from, to],
      fields: [productFieldId(id, 'baseColor')],
    })),
  };
  return (Object.keys(lines) as (keyof DraftChanges)[])
    .filter((kind) => lines[kind].length > 0)
    .map((kind) => {
      const count = changes[kind].length;
      return { title: counted(releases, kind, count, texts.language), lines: lines[kind] };
    });
}

export function changesAsText(groups: readonly ChangeGroup[]): string {
  return groups
    .map(({ title, lines }) => [title, ...lines.map(({ shown }) => `- ${shown}`)].join('\n'))
    .join('\n\n');
}

function valueText(field: ComparedField, value: string, { words, offerings }: Texts): string {
  if (field === 'status') return words.status[value as ProductStatus];
  if (field === 'linkedOffering') return offerings.find(({ id }) => id === value)?.name ?? words.common.none;
  return value || words.common.none;
}

function beforeAndAfter(name: string, from: string, to: string, { words }: Texts) {
  return {
    shown: fill(words.publish.change, { name, from, to }),
    spoken: `${name}: ${fill(words.publish.changeLabel, { from, to })}`,
  };
}

function plain(key: string, text: string, fields: readonly string[]): ChangeLine {
  return { key, shown: text, spoken: text, fields };
}
