import { test } from 'vitest';
import { expectPagesStand, otherLists } from '#tests/kit/list-orders.ts';

// Plans have a file of their own, so that both run beside each other.
test.each(otherLists)(
  'whichever item of $id goes, and if all but one do, its pages stand, and none with a placeholder is published',
  async (field) => await expectPagesStand(field),
  120_000,
);
