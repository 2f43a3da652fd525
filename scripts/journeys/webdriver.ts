import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type Json, questionText, toTheMiddle } from './browser.ts';

/** The name W3C gave the reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Session = { sessionId: string; capabilities: { browserVersion: string } };
type LogEntry = { level: string; message: string };

/**
 * Opens a session with a driver that speaks W3C WebDriver (chromedriver, WebKitWebDriver). `hearsConsole` where the
 * driver also has chromedriver's log. Throws what the driver says if it refuses.
 */
export async function openWebDriver(
  driver: string,
  capabilities: object,
  hearsConsole: boolean,
): Promise<Browser> {
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
    const script = `return ${questionText(question, given)}`;
    return JSON.parse(String(await send('/execute/sync', { script, args: [] })));
  }

  return {
    version: given.browserVersion,
    hearsConsole,
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
    async noise() {
      if (!hearsConsole) return [];
      const entries = await call<LogEntry[]>('POST', `${session}/se/log`, { type: 'browser' });
      return entries
        .filter(({ level }) => level === 'SEVERE' || level === 'WARNING')
        .map(({ message }) => message);
    },
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
