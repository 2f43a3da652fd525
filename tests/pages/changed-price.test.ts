import { expect, test, vi } from 'vitest';
import { pageAt } from '#app/language/page.ts';
import { builtSite } from '#tests/kit/built-site.ts';
import { renderFromSource } from '#tests/kit/rendered-page.ts';

vi.mock('#content/offerings/nova/offering.ts', async (load) => {
  const { nova } = await load<typeof import('#content/offerings/nova/offering.ts')>();
  const { session } = nova.plans;
  const price = { ...session.price, amount: 549 };
  return { nova: { ...nova, plans: { session: { ...session, price } } } };
});

test('a price changed in its record is another on every page that names it, and nowhere the old one', async () => {
  const written = (amount: number) =>
    new RegExp(`\\$${amount}\\b|\\b${amount}\\s\\$|"price":${amount},"priceCurrency":"USD"`);
  const naming = builtSite().filter(({ html, status }) => status === 200 && written(499).test(html));
  expect(naming.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/nova', '/en/nova', '/platform', '/sophie-compare']),
  );
  for (const { path } of naming) {
    const html = await renderFromSource(pageAt(path).page!.file, path);
    expect(html, path).toMatch(written(549));
    expect(html, path).not.toMatch(written(499));
  }
});
