import { expect, test } from 'vitest';
import { contentWith } from '#tests/kit/content.ts';
import { shownAt } from './stored-edits.ts';

test('pages have a banner from its start to its end, and without one the very same content', () => {
  const content = contentWith({ NOTICE: 'Geschlossen', NOTICE_UNTIL: '2026-12-27T08:00' });
  expect(shownAt(content, new Date('2026-12-24T08:00'))).toBe(content);
  expect(shownAt(content, new Date('2026-12-27T08:00')).site.banner).toBeNull();
  const plain = contentWith({});
  expect(shownAt(plain, new Date())).toBe(plain);
});
