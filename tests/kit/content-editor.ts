import type { ContentField, ContentState, DraftAnswer, FieldChange } from '#domain/api/content.ts';
import { createAdminApp } from '#tests/kit/admin.ts';
import { createTestStore, type dialects } from '#tests/kit/database.ts';

export const title = 'de.nova.hero.title';
export const price = 'offering.nova.single.price';

export async function createEditor(dialect: (typeof dialects)[number] = 'sqlite') {
  const store = await createTestStore(dialect);
  const admin = await createAdminApp({ store });
  const json = async <Answer>(method: string, path: string, body?: unknown) => {
    const response = await admin.callSignedIn(method, path, body);
    return { status: response.status, body: (await response.json()) as Answer };
  };
  const state = async () => (await json<ContentState>('GET', '/content')).body;
  return {
    ...admin,
    store,
    json,
    state,
    field: async (id: string) => (await state()).fields.find((field) => field.id === id)!,
    change: async (...changes: FieldChange[]) =>
      (await json<DraftAnswer>('PATCH', '/content/draft', { version: (await state()).version, changes }))
        .body,
    publish: async (revision?: number) => {
      const now = await state();
      return await json<{ version: number; code?: string }>('POST', '/releases', {
        baseVersion: now.version,
        revision: revision ?? now.revision,
      });
    },
  };
}

export function saysOf({ draft, live, defaultValue }: ContentField) {
  return { draft: draft?.value, live: live?.value, defaultValue };
}
