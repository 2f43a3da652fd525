import { listSupportMessages } from '#server/forms/support-messages.ts';
import { listOutbox } from '#server/outbox/outbox.ts';
import { createTestApp } from './app.ts';
import { content as defaults } from './content.ts';
import { cancellation, withdrawal } from './factories.ts';

export const json = { 'Content-Type': 'application/json' };
export const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
export const declarationForms = {
  'withdraw-contract': { kind: 'withdrawal', valid: withdrawal() },
  'cancel-contract': { kind: 'cancellation', valid: cancellation() },
} as const;
export const declarationNames = Object.keys(declarationForms) as (keyof typeof declarationForms)[];
export const siteConfig = {
  acknowledgesMessages: true,
  email: 'hello@elambra.example',
  mailFrom: 'website@elambra.example',
  operatorEmail: 'team@elambra.example',
};

export const content = { ...defaults, site: { ...defaults.site, ...siteConfig } };

export async function createDeclarationServer(parts: Parameters<typeof createTestApp>[0] = {}) {
  const { app, store, log } = await createTestApp({ content, ...parts });
  return {
    log,
    store,
    post: async (path: string, body: BodyInit, headers: Record<string, string> = json) =>
      await app.request(path, { method: 'POST', body, headers }),
    get: async (path: string) => await app.request(path),
    stored: async () => await listSupportMessages(store.db, { limit: 100 }),
    confirmations: async () =>
      (await listOutbox(store.db))
        .filter(({ kind }) => kind === 'declaration-confirmation')
        .sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
    kinds: async () => (await listOutbox(store.db, { limit: 1000 })).map(({ kind }) => kind).toSorted(),
  };
}

export const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
