import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import type { ContentState } from '#domain/api/content.ts';
import type { ProductColor } from '#domain/publishing/product-color.ts';
import { type Credentials, operatorCredentials } from './operator-credentials.ts';

const { en } = adminWords;

/** In English unless the test has chosen: the area would speak the browser's language, and our browsers are German. */
export async function openAdmin(page: Page, path: string): Promise<Response | null> {
  await page.addInitScript(() => {
    if (!window.location.pathname.startsWith('/admin')) return;
    Object.defineProperty(navigator, 'languages', { get: () => ['en-GB'], configurable: true });
  });
  const answer = await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
  return answer;
}

export function tabNamed(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true });
}

export function storedColors(page: Page): Promise<ProductColor[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('productColors') ?? '[]'));
}

export async function storedColor(page: Page, id: string): Promise<string | undefined> {
  return (await storedColors(page)).find((record) => record.id === id)?.baseColor;
}

export async function signIn(
  page: Page,
  { email, password }: Pick<Credentials, 'email' | 'password'> = operatorCredentials,
): Promise<void> {
  const answer = await page.request.post('/api/admin/session', { data: { email, password } });
  if (!answer.ok()) throw new Error(`Signing in was answered ${answer.status()}`);
}

export async function enterAdmin(
  page: Page,
  path: string,
  operator: Credentials = operatorCredentials,
): Promise<void> {
  await signIn(page, operator);
  await openAdmin(page, path);
}

/** The answer to a release arrives after all pages are rendered anew. */
export const renderingMs = 20_000;

/** Publishes what the dialog lists. */
export async function publish(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: en.publish.publish }).click();
  await expect(dialog.getByRole('heading', { name: en.publish.success.title })).toBeFocused({
    timeout: renderingMs,
  });
}

/** The content editor shows one section of a page at a time. */
export async function openSection(page: Page, key: keyof typeof en.content.sections): Promise<void> {
  const sections = page.getByRole('navigation', { name: en.content.editor.sections });
  await sections.getByRole('link', { name: new RegExp(`^${en.content.sections[key]}`) }).click();
}

/** The HTML that visitors get. The server may close the idle connection that is taken for the request. */
export async function publicPage(page: Page, path: string): Promise<string> {
  return await (await page.request.get(path, { maxRetries: 2 })).text();
}

/**
 * For the next test on this server. Through the browser, which takes a new connection where the server has closed the one that
 * was idle.
 */
export async function discardContentDraft(page: Page): Promise<void> {
  const isDone = await page.evaluate(async () => {
    const draft = '/api/admin/content/draft';
    const { version, fields } = (await (await fetch(draft)).json()) as ContentState;
    const changes = fields.flatMap(({ id, draft: said }) =>
      said ? [{ id, revision: said.revision, isDiscarded: true }] : [],
    );
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ version, changes });
    return (await fetch(draft, { method: 'PATCH', headers, body })).ok;
  });
  expect(isDone).toBe(true);
}
