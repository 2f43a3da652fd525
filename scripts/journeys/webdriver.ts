import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type Json, toTheMiddle } from './browser.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Session = { sessionId: string; capabilities: { browserVersion: string } };

/** Our own client: Puppeteer lacks WebKitGTK; selenium-webdriver and webdriver download browsers. */
export async function openWebDriver(driver: string, capabilities: object): Promise<Browser> {
  await untilReady(driver);
  const { sessionId, capabilities: given } = await call<Session>('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `/session/${sessionId}`;

  async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(driver + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  async function send(action: string, body: object = {}): Promise<Record<string, string>> {
    return await call('POST', session + action, body);
  }

  async function elementId(path: string, body?: object): Promise<string> {
    const found = await call<Record<string, string>>(body ? 'POST' : 'GET', session + path, body);
    return found[elementKey]!;
  }

  async function ask<Given extends readonly Json[], Answer>(
    question: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Answer> {
    const script = `return (${question}).apply(null, arguments)`;
    return await call<Answer>('POST', `${session}/execute/sync`, { script, args: given });
  }

  return {
    version: given.browserVersion,
    hearsConsole: false,
    resize: async (size) => void (await send('/window/rect', size)),
    open: async (address) => void (await send('/url', { url: address })),
    ask,
    async click(selector) {
      const id = await elementId('/element', { using: 'css selector', value: selector });
      await ask(toTheMiddle, selector);
      await send(`/element/${id}/click`);
    },
    async type(text) {
      await send(`/element/${await elementId('/element/active')}/value`, { text });
    },
    noise: async () => [],
    close: async () => void (await call('DELETE', session)),
  };

  async function untilReady(address: string): Promise<void> {
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await fetch(`${address}/status`).catch(() => undefined);
      if (answer?.ok) return;
      await delay(100);
    }
    throw new Error('the driver does not answer');
  }
}
