import { expect } from 'vitest';
import { pages } from '#app/routes.ts';
import { blockingProblems } from '#content/edits/check-content.ts';
import { orderFieldsIn } from '#content/edits/fields.ts';
import { judgeOrder } from '#content/edits/items.ts';
import { editedContent } from '#content/edits/stored-edits.ts';
import type { Field } from '#domain/api/content.ts';
import { placeholdersIn } from '#domain/publishing/placeholders.ts';
import { content as defaults } from './content.ts';
import { renderFromSource } from './rendered-page.ts';

const shown = pages.filter(({ id }) => id !== 'contact' && id !== 'error');

/** Lists that operators order: of plans, which stand on several pages, and all others. */
export const { plans: planLists = [], others: otherLists = [] } = Object.groupBy(
  orderFieldsIn(defaults),
  ({ id }) => (id.endsWith('.plans') ? 'plans' : 'others'),
);

function pagesOf(id: string) {
  const own = shown.filter((page) => page.id === id.split('.')[1]);
  return own.length === 0 ? shown : own;
}

/** Renders the pages without each item, with the first or last alone, and with a new one. */
export async function expectPagesStand(field: Field): Promise<void> {
  const { id } = field;
  const all = field.defaultValue as string[];
  const own = pagesOf(id);
  // Of two or more items, each is gone from the first or from the last order.
  const everywhere = planLists.includes(field) ? shown : own;
  const orders = [
    ...[all.slice(0, 1), all.slice(-1)].map((order) => ({ order, seenOn: everywhere })),
    ...all.map((gone) => ({ order: all.filter((item) => item !== gone), seenOn: own })),
    { order: [...all, 'nabcd'], seenOn: own },
  ];
  for (const { order, seenOn } of orders) {
    if ('code' in judgeOrder(field, order)) continue;
    const edits = { [id]: { value: order, basedOn: all, by: 'x', at: '2026-01-01T00:00:00Z' } };
    const isPublished = blockingProblems(defaults, edits).length === 0;
    const content = editedContent(defaults, { [id]: order });
    for (const { path, file } of seenOn) {
      const html = await renderFromSource(file, path, { content, colors: {} });
      const placeholders = placeholdersIn(html).filter((name) => name.includes('.'));
      if (isPublished) expect(placeholders, `${path} with ${order.join()}`).toEqual([]);
    }
  }
}
