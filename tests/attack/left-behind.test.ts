import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Role } from '#domain/accounts/roles.ts';
import type { ContentCheckAnswer } from '#domain/api/content-checks.ts';
import type { MessagePage } from '#domain/api/inbox/message.ts';
import type { NewPreviewLink, PreviewLinks } from '#domain/api/preview-link.ts';
import { operatorTransaction } from '#server/accounts/admin-access.ts';
import { administratorIn, removeOperator } from '#server/accounts/operator-access.ts';
import { findOperator, updateOperator } from '#server/accounts/operators.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import type { Store } from '#server/core/store/store.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { bulkBatchSize } from '#server/inbox/message-bulk.ts';
import { seedSession, testPasswordCost } from '#tests/kit/admin.ts';
import { createTestStore, type Dialect, dialects } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { createScheduler, lead, monday, title } from '#tests/kit/scheduler.ts';
import { watchTransactions } from '#tests/kit/watched-store.ts';

const password = 'Bernstein am Meer';
const setting = 'setting.CONTACT_EMAIL';
const evil = 'eve@example.com';

/** Anna is an owner who stays. */
async function createTeam(dialect: Dialect, parts: Parameters<typeof createScheduler>[1] = {}) {
  const site = await createScheduler(dialect, parts);
  const { store, clock } = site;

  async function join(name: string, role: Role) {
    const email = `${name}@example.com`;
    const { operator, token } = await seedSession(store, clock(), email, role);
    await updateOperator(store.db, operator.id, {
      name,
      passwordHash: await hashPassword(password, testPasswordCost),
    });
    const json = async <Answer>(method: string, path: string, body?: unknown) => {
      const response = await site.call(method, path, { token, ...(body !== undefined && { body }) });
      const text = await response.text();
      return { status: response.status, body: (text ? JSON.parse(text) : {}) as Answer };
    };
    return {
      operator,
      token,
      json,
      say: async (id: string, value: unknown, revision: number | null = null) =>
        await json<{ problems: object[]; stored: { draft: { revision: number } }[] }>(
          'PATCH',
          '/content/draft',
          {
            version: site.publisher.shown().version,
            changes: [{ id, value, revision }],
          },
        ),
      order: async (more: object = {}) => {
        const { version } = site.publisher.shown();
        const { revision } = (await site.json<{ revision: number }>('GET', '/content/draft')).body;
        return await json<{ scheduled: string; code: string; problems: object[] }>('POST', '/releases', {
          baseVersion: version,
          revision,
          ...more,
        });
      },
    };
  }

  return {
    ...site,
    join,
    ways: {
      removed: async ({ operator }: { operator: Operator }) => {
        const now = (await findOperator(store.db, operator.id))!;
        await store.transaction(async (db) => await removeOperator(db, administratorIn(db, clock()), now));
      },
      lowered: async ({ operator }: { operator: Operator }, role: Role = 'support') =>
        await store.transaction(async (db) => await updateOperator(db, operator.id, { role })),
    },
    contactNow: () => publishedContact(site),
    carryOut: async () => {
      site.time.now = new Date(monday);
      await site.schedule.runDue();
      await site.schedule.runDue();
      const [first] = (await site.schedule.list()).releases;
      return first!;
    },
  };
}

function publishedContact({ publisher }: Awaited<ReturnType<typeof createScheduler>>): unknown {
  return publisher.shown().edits[setting]?.value;
}

const ways = ['removed', 'lowered'] as const;
const ownersOnly = [{ id: setting, code: 'ownersOnly', severity: 'blocks' }];

describe.each(dialects)('on %s', (dialect) => {
  test.each(ways)('a link to the draft shows nothing once who made it is %s', async (way) => {
    const team = await createTeam(dialect);
    const editor = await team.join('ed', 'editor');
    const { body: link } = await editor.json<NewPreviewLink>('POST', '/content/preview-links', { days: 30 });
    const visit = async () => await (await team.app.request(`${new URL(link.address).pathname}nova`)).text();
    expect(await visit()).toContain('/preview/');
    const list = async () => (await team.json<PreviewLinks>('GET', '/content/preview-links')).body.links;
    expect(await list()).toMatchObject([{ id: link.id, by: { name: 'ed' } }]);
    await team.ways[way](editor);
    expect([await visit(), await list()]).toEqual(['the site', []]);
  });

  test('what only owners set is not published by an editor, whoever drafted it', async () => {
    const team = await createTeam(dialect);
    const owner = await team.join('ola', 'owner');
    const editor = await team.join('ed', 'editor');
    await owner.say(setting, 'new@example.com');
    await editor.say(title, 'Neu');
    const blocking = async ({ json }: typeof owner) => {
      const { body } = await json<ContentCheckAnswer>('GET', '/content/checks');
      return body.problems.filter(({ severity }) => severity === 'blocks');
    };
    expect(await blocking(editor)).toMatchObject(ownersOnly);
    for (const more of [{}, { at: monday }, { asks: true }])
      expect(await editor.order(more)).toMatchObject({
        status: 422,
        body: { code: 'contentProblems', problems: ownersOnly },
      });
    expect([team.contactNow(), await team.draftOf(title)]).toEqual([undefined, 'Neu']);
    expect(await blocking(owner)).toEqual([]);
    expect(await owner.order()).toMatchObject({ status: 201 });
    expect([team.contactNow(), team.titleNow()]).toEqual(['new@example.com', 'Neu']);
  });

  test.each(ways)(
    'what an owner drafted is published by nobody once they are %s, unless an owner enters it',
    async (way) => {
      const team = await createTeam(dialect);
      const eve = await team.join('eve', 'owner');
      const owner = await team.join('ola', 'owner');
      const { stored } = (await eve.say(setting, evil)).body;
      await (way === 'removed' ? team.ways.removed(eve) : team.ways.lowered(eve, 'editor'));
      if (way === 'lowered') expect(await eve.order()).toMatchObject({ status: 422 });
      for (const more of [{}, { at: monday }])
        expect(await owner.order(more)).toMatchObject({ status: 422, body: { problems: ownersOnly } });
      expect(team.contactNow()).toBeUndefined();
      await owner.say(setting, evil, stored[0]!.draft.revision);
      expect(await owner.order()).toMatchObject({ status: 201 });
      expect(team.contactNow()).toBe(evil);
    },
  );

  test('who is an owner no more while the pages are being made publishes no setting of owners', async () => {
    const team = await createTeam(dialect);
    const eve = await team.join('eve', 'owner');
    await team.say(setting, 'old@example.com');
    await team.order();
    await eve.say(setting, evil);
    await eve.say(title, 'Neu');
    team.publisher.start(async () => {
      await team.ways.lowered(eve, 'editor');
      return () => {};
    });
    onTestFinished(team.publisher.stop);
    expect(await eve.order()).toMatchObject({ status: 422, body: { problems: ownersOnly } });
    await team.ways.lowered(eve, 'owner');
    const restored = await eve.json('POST', '/versions/0/restore', { baseVersion: 1 });
    expect(restored).toMatchObject({ status: 422, body: { problems: ownersOnly } });
    expect([team.contactNow(), await team.draftOf(title)]).toEqual(['old@example.com', 'Neu']);
  });

  test.each([
    ['who scheduled it was removed', 'removed', 'planner'],
    ['who scheduled it lost the right', 'lowered', 'planner'],
    ['who approved it was removed', 'removed', 'approver'],
    ['who approved it lost the right', 'lowered', 'approver'],
  ] as const)(
    'a scheduled release fails, and those who may publish are told, if %s',
    async (_, way, whose) => {
      const team = await createTeam(dialect);
      const planner = await team.join('planner', 'editor');
      const approver = await team.join('approver', 'editor');
      await planner.say(title, 'Ab Montag');
      const { body } = await planner.order({ at: monday, asks: true });
      expect((await approver.json('POST', `/releases/${body.scheduled}/approve`)).status).toBe(200);
      const told = (await team.mails()).length;
      await team.ways[way](whose === 'planner' ? planner : approver);
      expect(await team.carryOut()).toMatchObject({ state: 'failed', failure: 'notAllowed' });
      expect(team.publisher.shown().version).toBe(0);
      const mails = (await team.mails()).slice(told).filter((mail) => mail.startsWith('release-failed'));
      expect(mails).toContain('release-failed anna@example.com');
      expect(mails).not.toContain(`release-failed ${whose}@example.com`);
    },
  );

  test('who loses the right to approve while the pages are being made has approved nothing', async () => {
    const team = await createTeam(dialect);
    const planner = await team.join('planner', 'editor');
    const approver = await team.join('approver', 'editor');
    await planner.say(title, 'Ab Montag');
    const { body } = await planner.order({ at: monday, asks: true });
    await approver.json('POST', `/releases/${body.scheduled}/approve`);
    team.publisher.start(async () => {
      await team.ways.lowered(approver);
      return () => {};
    });
    onTestFinished(team.publisher.stop);
    expect(await team.carryOut()).toMatchObject({ state: 'failed', failure: 'notAllowed' });
    expect(team.publisher.shown().version).toBe(0);
  });

  test.each([
    ['scheduled', 'eve'],
    ['drafted', 'olga'],
  ] as const)(
    'a scheduled release with a setting of owners fails if who %s it is an owner no more',
    async (_, by) => {
      const team = await createTeam(dialect);
      const eve = await team.join('eve', 'owner');
      const olga = await team.join('olga', 'owner');
      await eve.say(setting, evil);
      await eve.say(lead, 'Ab Montag');
      expect((await { eve, olga }[by].order({ at: monday })).status).toBe(202);
      await team.ways.lowered(eve, 'editor');
      expect(await team.carryOut()).toMatchObject({
        state: 'failed',
        failure: 'notAllowed',
        places: [setting],
      });
      expect([team.publisher.shown().version, team.contactNow()]).toEqual([0, undefined]);
    },
  );

  test.each(ways)(
    'a one-time link that an owner was shown is worth nothing once they are %s',
    async (way) => {
      const team = await createTeam(dialect);
      const eve = await team.join('eve', 'owner');
      const ben = await team.join('colleague', 'owner');
      const path = `/operators/${ben.operator.id}/link`;
      const { body } = await eve.json<{ link: string }>('POST', path, { password });
      const token = body.link.split('#token=')[1];
      expect((await team.call('POST', '/setup/check', { body: { token } })).status).toBe(200);
      await team.ways[way](eve);
      const used = await team.call('POST', '/setup', { body: { token, password: 'Sieben Wellen weit' } });
      expect([(await team.call('POST', '/setup/check', { body: { token } })).status, used.status]).toEqual([
        404, 404,
      ]);
      const { body: own } = await team
        .join('olga', 'owner')
        .then(async (olga) => await olga.json<{ link: string }>('POST', path, { password }));
      const fresh = own.link.split('#token=')[1];
      expect((await team.call('POST', '/setup/check', { body: { token: fresh } })).status).toBe(200);
    },
  );

  test.each(ways)('a CSV file breaks off when its reader is %s', async (way) => {
    const team = await createTeam(dialect);
    const eve = await team.join('eve', 'owner');
    for (let count = 0; count < 401; count += 1)
      await createSupportMessage(team.store, newSubmission(), supportMessage());
    const reader = (await team.call('GET', '/messages/export', { token: eve.token })).body!.getReader();
    let lines = 0;
    const read = async () => {
      const { done, value } = await reader.read();
      lines += new TextDecoder().decode(value).split('\r\n').length;
      return done;
    };
    await read();
    await team.ways[way](eve);
    const rest = async () => {
      while (!(await read()));
    };
    await expect(rest()).rejects.toThrow();
    expect(lines).toBeLessThan(401);
  });

  test.each(ways)(
    'what is changed in batches stops with the batch in which the right goes: %s',
    async (way) => {
      const { watched, beforeTransaction } = watchTransactions();
      const team = await createTeam(dialect, { watched });
      const eve = await team.join('eve', 'owner');
      for (let count = 0; count < bulkBatchSize + 1; count += 1)
        await createSupportMessage(team.store, newSubmission(), supportMessage());
      const until = (await team.json<MessagePage>('GET', '/messages')).body.messages[0]!.id;
      beforeTransaction(2, async () =>
        way === 'removed' ? await team.ways.removed(eve) : await team.ways.lowered(eve, 'editor'),
      );
      const { status } = await eve.json('POST', '/messages/bulk', { action: 'done', all: { until } });
      expect(status).toBe(way === 'removed' ? 401 : 403);
      const left = team.store.db.selectFrom('support_messages').select('id').where('status', '=', 'new');
      expect(await left.execute()).toHaveLength(1);
    },
  );

  test('what changes access waits until what relied on it is stored', async () => {
    const store = await createTestStore(dialect);
    const { operator } = await seedSession(store, new Date());
    const transaction = operatorTransaction(store, {
      read: async (db) => (await findOperator(db, operator.id))!,
      clock: () => new Date(),
      isAccessChange: false,
    });
    const order: string[] = [];
    let removal: Promise<unknown> | undefined;
    await transaction(async (db, by) => {
      removal = store.transaction(async (own) => {
        await lock(store, own, 'access');
        await removeOperator(own, administratorIn(own, new Date()), { ...by, role: 'support' });
        order.push('removed');
      });
      if (dialect === 'postgres') await waitsForLock(store);
      expect(await findOperator(db, operator.id)).toBeDefined();
      order.push('used');
    });
    await removal;
    expect(order).toEqual(['used', 'removed']);
    expect(await findOperator(store.db, operator.id)).toBeUndefined();
  });
});

async function waitsForLock({ db }: Store): Promise<void> {
  const waiting = async () =>
    (await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(db)).rows.length;
  await expect.poll(waiting).toBe(1);
}
