import { expect, test } from 'vitest';
import { builtSite } from '#tests/kit/built-site.ts';
import { htmlFindings } from '#tests/kit/html-rules.ts';

test.each(builtSite().map(({ path, html }) => ({ path, html })))('$path is valid HTML', async ({ html }) => {
  expect(await htmlFindings(html)).toEqual([]);
});
