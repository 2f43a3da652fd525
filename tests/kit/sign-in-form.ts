import type { Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import { expect } from './browser-test.ts';
import type { Credentials } from './operator-credentials.ts';

const { en } = adminWords;

const { header, signIn } = en;

export function signInForm(page: Page) {
  return page.getByRole('form', { name: en.locked.title });
}

export async function signInByForm(
  page: Page,
  { email, password }: Pick<Credentials, 'email' | 'password'>,
): Promise<void> {
  const form = signInForm(page);
  await form.getByLabel(signIn.email).fill(email);
  await form.getByLabel(signIn.password).fill(password);
  await form.getByRole('button', { name: signIn.submit }).click();
}

export async function openOwnAccount(page: Page, { name }: Pick<Credentials, 'name'>): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('link', { name: header.account }).click();
  await expect(page.locator('.account-who')).toBeVisible();
}

export async function endSessionElsewhere(page: Page): Promise<void> {
  const answer = await page.request.delete('/api/admin/session', { maxRetries: 2 });
  expect(answer.status()).toBe(204);
}

export async function signOut(page: Page, { name }: Pick<Credentials, 'name'>): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: header.signOut }).click();
  await expect(page.getByRole('link', { name: header.signIn })).toBeVisible();
}
