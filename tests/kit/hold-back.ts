import type { Page } from '@playwright/test';

/** Delays requests, like a slow network, until the returned function is called. */
export async function holdBack(
  page: Page,
  address: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' = 'POST',
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === method) await promise;
    await route.fallback();
  });
  return resolve;
}
