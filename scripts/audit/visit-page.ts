import type { Browser } from '@playwright/test';

declare global {
  interface Window {
    policyViolations?: string[];
  }
}

/** Console messages, errors, requests to other hosts and policy violations of the whole page. */
export async function visitPage(browser: Browser, url: string): Promise<string[]> {
  const noise: string[] = [];
  const context = await browser.newContext({ locale: 'de-DE' });
  await context.addInitScript(() => {
    window.policyViolations = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.policyViolations?.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  const page = await context.newPage();
  page.on('console', (message) => noise.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => noise.push(`error: ${message}`));
  page.on('request', (request) => {
    const target = request.url();
    if (!target.startsWith(new URL(url).origin) && !/^(?:data|blob):/.test(target))
      noise.push(`request to ${target}`);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
  const violations = await page.evaluate(() => window.policyViolations ?? []);
  await context.close();
  return [...noise, ...violations.map((violation) => `policy: ${violation}`)];
}
