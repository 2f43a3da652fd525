import { expect, test } from 'vitest';
import { pageAt } from '#app/words/page.ts';
import type { Content } from '#content/content.ts';
import { builtSite } from '#tests/kit/built-site.ts';
import { content } from '#tests/kit/content.ts';
import { renderFromSource } from '#tests/kit/rendered-page.ts';

const { nova } = content.offerings;
const { session } = nova.plans;
const before = session.price.amount;
const now = before + 50;
const dearer: Content = {
  ...content,
  offerings: {
    ...content.offerings,
    nova: { ...nova, plans: { session: { ...session, price: { ...session.price, amount: now } } } },
  },
};

test('a price changed in its record is another on every page that names it, and nowhere the old one', async () => {
  const written = (amount: number) =>
    new RegExp(`\\$${amount}\\b|\\b${amount}\\s\\$|"price":${amount},"priceCurrency":"USD"`);
  const naming = builtSite().filter(({ html, status }) => status === 200 && written(before).test(html));
  expect(naming.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/nova', '/en/nova', '/platform', '/sophie-compare']),
  );
  for (const { path } of naming) {
    const html = await renderFromSource(pageAt(path).page!.file, path, { content: dearer, colors: {} });
    expect(html, path).toMatch(written(now));
    expect(html, path).not.toMatch(written(before));
  }
});
