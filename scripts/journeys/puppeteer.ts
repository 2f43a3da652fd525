import { type KeyInput, type LaunchOptions, launch } from 'puppeteer-core';
import { type Browser, keys, toTheMiddle } from './browser.ts';

const named: Readonly<Record<string, KeyInput>> = {
  [keys.escape]: 'Escape',
  [keys.shift]: 'Shift',
  [keys.right]: 'ArrowRight',
};

/** Puppeteer reports no policy violations, so the page logs them as console errors. */
function watchPolicy(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    console.error(`policy: ${violatedDirective}`),
  );
}

export async function openPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await launch(options);
  const [page = await browser.newPage()] = await browser.pages();
  const heard: string[] = [];
  page.on('console', (message) => {
    if (/^(?:error|warn)/.test(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  await page.evaluateOnNewDocument(watchPolicy);
  return {
    version: (await browser.version()).replace(/^\D+/, ''),
    hearsConsole: true,
    resize: async (size) => await page.setViewport(size),
    open: async (address) => void (await page.goto(address)),
    // Puppeteer's types unwrap handles among the arguments, but JSON contains none.
    ask: async (question, ...given) =>
      (await page.evaluate(question as unknown as (...given: unknown[]) => unknown, ...given)) as ReturnType<
        typeof question
      >,
    async click(selector) {
      await page.evaluate(toTheMiddle, selector);
      await page.click(selector);
    },
    async type(text) {
      const key = named[text];
      await (key ? page.keyboard.press(key) : page.keyboard.type(text));
    },
    noise: async () => heard.splice(0),
    close: async () => await browser.close(),
  };
}
