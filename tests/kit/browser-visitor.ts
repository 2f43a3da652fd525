import { expect, type Page } from '@playwright/test';

/** As a visitor of the English pages; returns the name, which no other message has. */
export async function sendMessage(
  page: Page,
  changes: Record<string, unknown> = {},
  side: Record<string, string> = {},
): Promise<string> {
  const headers = { 'Form-Language': 'en', ...side };
  const mark = crypto.randomUUID().slice(0, 8);
  const name = `Visitor ${mark}`;
  // An address of its own: marking a message as spam blocks its sender.
  const data = { name, email: `${mark}@example.com`, message: `Hello from ${name}`, ...changes };
  expect((await page.request.post('/api/support', { data, headers })).status()).toBe(201);
  return String(data.name);
}

export async function sendResponse(page: Page, changes: Record<string, unknown> = {}): Promise<void> {
  const data = { name: 'Jo', solutionUsed: 'nova', rating: 5, comment: 'Very clear.', ...changes };
  const headers = { 'Form-Language': 'en' };
  expect((await page.request.post('/api/survey', { data, headers })).status()).toBe(201);
}
