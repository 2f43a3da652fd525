import { expect, test, vi } from 'vitest';
import { pageAt } from '#app/words/page.ts';
import { nova } from '#content/offerings/nova/offering.ts';
import { builtSite } from '#tests/kit/built-site.ts';
import { renderFromSource } from '#tests/kit/rendered-page.ts';

const { raise } = vi.hoisted(() => ({ raise: 50 }));

vi.mock('#content/offerings/nova/offering.ts', async (load) => {
  const { nova } = await load<typeof import('#content/offerings/nova/offering.ts')>();
  const { session } = nova.plans;
  const price = { ...session.price, amount: session.price.amount + raise };
  return { nova: { ...nova, plans: { session: { ...session, price } } } };
});

test('a price changed in its record is another on every page that names it, and nowhere the old one', async () => {
  const now = nova.plans.session.price.amount;
  const before = now - raise;
  const written = (amount: number) =>
    new RegExp(`\\$${amount}\\b|\\b${amount}\\s\\$|"price":${amount},"priceCurrency":"USD"`);
  const naming = builtSite().filter(({ html, status }) => status === 200 && written(before).test(html));
  expect(naming.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/nova', '/en/nova', '/platform', '/sophie-compare']),
  );
  for (const { path } of naming) {
    const html = await renderFromSource(pageAt(path).page!.file, path);
    expect(html, path).toMatch(written(now));
    expect(html, path).not.toMatch(written(before));
  }
});
