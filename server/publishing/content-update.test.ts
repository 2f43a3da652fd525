import { expect, test } from 'vitest';
import type { ContentState, DraftAnswer } from '#domain/api/content.ts';
import type { Published } from '#domain/api/release.ts';
import type { Today } from '#domain/api/today.ts';
import { createAdminApp } from '#tests/kit/admin.ts';
import { storeVersion } from '#tests/kit/published.ts';

const id = 'de.nova.hero.title';

/** An operator changed the headline when the files still said something else. */
async function afterUpdate() {
  const { store, callSignedIn, call, token, clock, operator } = await createAdminApp();
  const at = clock().toISOString();
  const edits = { [id]: { value: 'Unser Titel', basedOn: 'Der alte Titel', by: operator.id, at } };
  await store.transaction(
    async (db) => await storeVersion(db, { version: 1, at, operatorId: operator.id, edits }),
  );
  const field = async () =>
    ((await (await callSignedIn('GET', '/content')).json()) as ContentState).fields.find(
      (one) => one.id === id,
    )!;
  return {
    field,
    /** The files said something else when the draft was begun. */
    age: async () => {
      const basedOn = JSON.stringify('Der Titel davor');
      await store.db.updateTable('content_draft').set({ basedOn }).execute();
    },
    choose: async (said: { value?: unknown; revision?: number }) => {
      const answer = await callSignedIn('PATCH', '/content/draft', {
        version: 1,
        changes: [{ id, revision: null, ...said }],
      });
      return (await answer.json()) as DraftAnswer;
    },
    changed: async () => ((await (await call('GET', '/today', { token })).json()) as Today).content?.changed,
    publish: async (revision: number) => {
      const answer = await callSignedIn('POST', '/releases', { baseVersion: 1, revision });
      return { status: answer.status, body: (await answer.json()) as Published };
    },
  };
}

test('a text whose original changed stays, and says against what it was written', async () => {
  const { field } = await afterUpdate();
  const { live, defaultValue } = await field();
  expect(live).toMatchObject({ value: 'Unser Titel', basedOn: 'Der alte Titel' });
  expect(defaultValue).not.toBe('Der alte Titel');
});

test('keeping one’s own text is a change that can be published, and is asked no more', async () => {
  const { field, choose, publish, changed } = await afterUpdate();
  const { revision, stored } = await choose({ value: 'Unser Titel' });
  expect(stored[0]?.draft).toMatchObject({ value: 'Unser Titel' });
  expect(await changed()).toBe(1);
  expect(await publish(revision)).toMatchObject({ status: 201, body: { version: 2 } });
  const { live, draft } = await field();
  expect(live).toMatchObject({ value: 'Unser Titel' });
  expect(live).not.toHaveProperty('basedOn');
  expect(draft).toBeUndefined();
  expect(await changed()).toBe(0);
});

test('the new text, or the one of that time, takes its place', async () => {
  const fresh = await afterUpdate();
  await fresh.publish((await fresh.choose({})).revision);
  expect((await fresh.field()).live).toBeUndefined();

  const old = await afterUpdate();
  await old.publish((await old.choose({ value: 'Der alte Titel' })).revision);
  const { live } = await old.field();
  expect(live).toMatchObject({ value: 'Der alte Titel' });
  expect(live).not.toHaveProperty('basedOn');
});

test('a draft that was begun before an update says so too, also once it is published', async () => {
  const { field, choose, publish, age } = await afterUpdate();
  const { revision } = await choose({ value: 'Mein neuer Titel' });
  await age();
  const drafted = await field();
  expect(drafted.draft).toMatchObject({ value: 'Mein neuer Titel', basedOn: 'Der Titel davor' });
  await publish(revision);
  expect((await field()).live).toMatchObject({ value: 'Mein neuer Titel', basedOn: 'Der Titel davor' });
});

test('who keeps a draft that was begun before an update has chosen', async () => {
  const { field, choose, age } = await afterUpdate();
  const { stored } = await choose({ value: 'Mein neuer Titel' });
  await age();
  await choose({ value: 'Mein neuer Titel', revision: stored[0]!.draft!.revision });
  const { draft, defaultValue } = await field();
  expect(draft).toMatchObject({ value: 'Mein neuer Titel', basedOn: defaultValue });
});
