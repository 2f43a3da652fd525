import { expect, type Page } from '@playwright/test';
import type { ContentState } from '#domain/api/content.ts';

/** Values by field, as the editor stores them. */
export async function draftContent(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  const { version, fields } = (await (await page.request.get('/api/admin/content')).json()) as ContentState;
  const changes = Object.entries(values).map(([id, value]) => {
    const field = fields.find((one) => one.id === id)!;
    return { id, value, revision: field.draft?.revision ?? null };
  });
  const answer = await page.request.patch('/api/admin/content/draft', { data: { version, changes } });
  expect(await answer.json()).toMatchObject({ conflicts: [], problems: [] });
}
