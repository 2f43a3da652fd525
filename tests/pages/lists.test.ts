import { expect, test } from 'vitest';
import { pages } from '#app/routes.ts';
import { blockingFaults } from '#content/edits/check-content.ts';
import { editedContent } from '#content/edits/edited-content.ts';
import { orderFieldsIn, treeOf } from '#content/edits/fields.ts';
import { judgeOrder } from '#content/edits/orders.ts';
import { editsOf } from '#content/edits/stored-edits.ts';
import { content as shipped } from '#tests/kit/content.ts';
import { renderFromSource } from '#tests/kit/rendered-page.ts';

const shown = pages.filter(({ id }) => id !== 'contact' && id !== 'error');

function pagesOf(id: string) {
  const own = shown.filter((page) => page.id === id.split('.')[1]);
  return own.length === 0 ? shown : own;
}

test.each(orderFieldsIn(treeOf(shipped)))(
  'whichever item of $id goes, and if all but one do, the pages stand, and none with a placeholder is published',
  async ({ id, shipped: all, kept }) => {
    const own = pagesOf(id);
    // Plans stand on several pages. Of two or more items, each is gone from the first or from the last order.
    const everywhere = id.endsWith('.plans') ? shown : own;
    const orders = [
      ...[all.slice(0, 1), all.slice(-1)].map((order) => ({ order, seenOn: everywhere })),
      ...all.map((gone) => ({ order: all.filter((item) => item !== gone), seenOn: own })),
      { order: [...all, 'nabcd'], seenOn: own },
    ];
    for (const { order, seenOn } of orders) {
      if ('code' in judgeOrder(all, order, kept)) continue;
      const edits = { [id]: { value: order, over: all, by: 'x', at: '2026-01-01T00:00:00Z' } };
      const isPublished = blockingFaults(shipped, edits).length === 0;
      const content = editedContent(shipped, editsOf(edits));
      for (const { path, file } of seenOn) {
        const html = await renderFromSource(file, path, { content, colors: {} });
        const placeholders = html.match(/\{\{[a-z-]+\.[\w.]+\}\}/g);
        if (isPublished) expect(placeholders, `${path} with ${order.join()}`).toBeNull();
      }
    }
  },
  120_000,
);
