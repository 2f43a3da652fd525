import { expect, type Page } from '@playwright/test';

/** As a visitor of the English pages; returns the name, which no other message has. */
export async function sendMessage(page: Page, changes: Record<string, unknown> = {}): Promise<string> {
  const name = `Visitor ${crypto.randomUUID().slice(0, 8)}`;
  const data = { name, email: 'visitor@example.com', message: `Hello from ${name}`, ...changes };
  const answer = await page.request.post('/api/support', { data, headers: { 'Form-Language': 'en' } });
  expect(answer.status()).toBe(201);
  return String(data.name);
}
