import { test } from 'vitest';
import { expectPagesStand, planLists } from '#tests/kit/list-orders.ts';

test.each(planLists)(
  'whichever plan of $id goes, and if all but one do, all pages stand, and none with a placeholder is published',
  async (field) => await expectPagesStand(field),
  120_000,
);
