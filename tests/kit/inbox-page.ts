import { expect, type Locator, type Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import { openAdmin } from './admin-page.ts';

const { en } = adminWords;

const texts = en.messages;

/** Finds the message of this name in the inbox and opens it. */
export async function openMessage(page: Page, name: string): Promise<void> {
  await openAdmin(page, '/admin/messages');
  await openFoundMessage(page, name);
}

/** The same from a page of the inbox that is open. */
export async function openFoundMessage(page: Page, name: string): Promise<void> {
  await page.getByLabel(texts.searchLabel).fill(name);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === name);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeFocused();
}

export function replyBody(page: Page): Locator {
  return page.getByRole('textbox', { name: new RegExp(`^${texts.reply.body}`) });
}

/** Tells what was done, with the button that undoes it. */
export function toast(page: Page): Locator {
  return page.locator('.toast');
}
