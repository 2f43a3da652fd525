import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '#tests/kit/chromium.ts';
import { median } from './figure.ts';

const letters = 'nochheuteundmorgenundimmerwied';
/** After so many letters somebody stops to think: what was typed is stored, and the frame is loaded anew. */
const lettersAtOnce = 10;
const prices = [551, 552, 553];

const pauseMs = { letter: 120, thought: 1500 };
const field = 'de.nova.hero.lead';
const price = 'offering.nova.plans.session.price';

/** From the key to the painted page in the frame: of a sentence, and of a price. */
export async function measureTyping(
  address: string,
  cookie: { name: string; value: string },
): Promise<{ letterMs: number; priceMs: number }> {
  const browser = await chromium.launch(chromiumLaunchOptions);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ ...cookie, url: address }]);
    const page = await context.newPage();
    await page.goto(`${address}/admin/content?page=nova&field=hero.lead`);
    await page.locator(`[id="content-${field}"]`).click();
    await page.keyboard.press('Control+End');
    await page.frameLocator('.page-preview iframe.ready').locator('html[lang=de] main').waitFor();
    const letterMs: number[] = [];
    let typed = '';
    for (const letter of letters) {
      typed += letter;
      letterMs.push(await untilShown(page, typed, async () => await page.keyboard.press(letter)));
      await page.waitForTimeout(typed.length % lettersAtOnce === 0 ? pauseMs.thought : pauseMs.letter);
    }
    const priceMs: number[] = [];
    for (const amount of prices)
      priceMs.push(
        await untilShown(page, String(amount), async () => {
          await page.locator(`[id="content-${price}"]`).fill(String(amount));
        }),
      );
    return { letterMs: median(letterMs), priceMs: median(priceMs) };
  } finally {
    await browser.close();
  }
}

/** Rejects after a minute. */
async function untilShown(page: Page, text: string, type: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => {
    const looking = Promise.withResolvers<number>();
    Object.assign(window, { shownAfter: looking.promise });
    setTimeout(() => looking.reject(new Error(`${wanted} is not to be seen`)), 60_000);
    document.addEventListener(
      'beforeinput',
      ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)),
      {
        capture: true,
        once: true,
      },
    );
    function look(began: number) {
      const frame = document.querySelector<HTMLIFrameElement>('.page-preview iframe.ready');
      if (frame?.contentDocument?.querySelector('main')?.textContent.includes(wanted))
        // The next turn begins once this one is painted.
        requestAnimationFrame(() => looking.resolve(performance.now() - began));
      else requestAnimationFrame(() => look(began));
    }
  }, text);
  await type();
  return await page.evaluate(() => (window as unknown as { shownAfter: Promise<number> }).shownAfter);
}
