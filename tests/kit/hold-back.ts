import type { Page } from '@playwright/test';

/** Lets changes sent to an address wait, like a slow line does, until the function it gives is called. */
export async function holdBack(
  page: Page,
  address: string,
  method: 'POST' | 'DELETE' = 'POST',
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === method) await promise;
    await route.fallback();
  });
  return resolve;
}
