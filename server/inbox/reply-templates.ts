import type { Context } from 'hono';
import type { Content } from '#content/content.ts';
import type { ReplyTemplate, ReplyTemplates } from '#domain/api/inbox/reply-template.ts';
import {
  type TemplateFields,
  templateChangeSchema,
  templateLimits,
  templateOrderSchema,
  templateSchema,
} from '#domain/inbox/reply-template.ts';
import { type Language, perLanguage } from '#domain/language/languages.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { conflict, entryId, existing, versionConflict } from '#server/core/api/entry-id.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { newId } from '#server/core/store/new-id.ts';
import { isWritten } from '#server/core/store/rows.ts';
import { findSetting } from '#server/core/store/settings.ts';
import type { Db, Store } from '#server/core/store/store.ts';

async function listTemplates(db: Db): Promise<ReplyTemplate[]> {
  const rows = await db.selectFrom('reply_templates').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map(({ id, title, version, texts }) => {
    const stored = JSON.parse(texts) as Partial<Record<Language, string>>;
    return { id, title, version, ...perLanguage((language) => stored[language] ?? '') };
  });
}

/** Throws 404. */
async function existingTemplate(db: Db, id: string): Promise<ReplyTemplate> {
  return existing((await listTemplates(db)).find((one) => one.id === id));
}

/** At the end of the list; undefined if there are as many as there may be. */
async function createTemplate(db: Db, template: TemplateFields): Promise<string | undefined> {
  const { last, count } = await db
    .selectFrom('reply_templates')
    .select(({ fn }) => [fn.max('position').as('last'), fn.countAll().as('count')])
    .executeTakeFirstOrThrow();
  if (Number(count) >= templateLimits.templates) return undefined;
  const id = newId();
  await db
    .insertInto('reply_templates')
    .values({ id, ...columns(template), position: Number(last ?? 0) + 1, version: 1 })
    .execute();
  return id;
}

/** Templates that are not named are newer and come after. */
async function orderTemplates(db: Db, ids: readonly string[]): Promise<void> {
  const ordered = new Set([...ids, ...(await listTemplates(db)).map(({ id }) => id)]);
  for (const [index, id] of [...ordered].entries()) {
    const position = index + 1;
    await db.updateTable('reply_templates').set({ position }).where('id', '=', id).execute();
  }
}

/** The templates of a new installation, made once: operators may delete them. */
export async function createFirstTemplates(store: Store, { site, words }: Content): Promise<void> {
  const name = 'first-templates-made';
  if ((await findSetting(store.db, name)) !== undefined) return;
  await store.transaction(async (db) => {
    const made = db.insertInto('settings').values({ name, value: 'true' });
    // Another process was first.
    if (!(await isWritten(made.onConflict((on) => on.doNothing())))) return;
    const titles = words[site.operatorLanguage].admin.firstTemplates;
    for (const id of Object.keys(titles) as (keyof typeof titles)[]) {
      const texts = perLanguage((language) => words[language].admin.firstTemplates[id].text);
      await createTemplate(db, { title: titles[id].title, ...texts });
    }
  });
}

function columns(template: TemplateFields) {
  return {
    title: template.title,
    texts: JSON.stringify(perLanguage((language) => template[language])),
  };
}

/** /api/admin/reply-templates: GET, POST; PATCH and DELETE of /:id; POST /order. Every answer is the whole list. */
export function replyTemplatesRoutes({ store }: AdminParts): Route[] {
  return [
    route('GET', '/reply-templates', 'workInbox', async (c) => await listed(c)),
    route('POST', '/reply-templates', 'workInbox', { body: templateSchema }, async (c, template) => {
      await c.var.transaction(async (db, by) => {
        const id = await createTemplate(db, template);
        if (id === undefined) throw conflict('tooManyTemplates', 'There are too many templates.');
        await by.record('template.created', { target: id, details: { title: template.title } });
      });
      return await listed(c, 201);
    }),
    route('POST', '/reply-templates/order', 'workInbox', { body: templateOrderSchema }, async (c, input) => {
      const { ids } = input;
      await c.var.transaction(async (db) => await orderTemplates(db, ids));
      return await listed(c);
    }),
    route('PATCH', '/reply-templates/:id', 'workInbox', { body: templateChangeSchema }, async (c, input) => {
      const { version, ...template } = input;
      const id = entryId(c);
      await c.var.transaction(async (db, by) => {
        const change = { ...columns(template), version: version + 1 };
        const seen = db.updateTable('reply_templates').where('id', '=', id).where('version', '=', version);
        if (!(await isWritten(seen.set(change)))) throw versionConflict(await existingTemplate(db, id));
        await by.record('template.changed', { target: id, details: { title: template.title } });
      });
      return await listed(c);
    }),
    route('DELETE', '/reply-templates/:id', 'workInbox', async (c) => {
      const id = entryId(c);
      await c.var.transaction(async (db, by) => {
        const { title } = await existingTemplate(db, id);
        await db.deleteFrom('reply_templates').where('id', '=', id).execute();
        await by.record('template.deleted', { target: id, details: { title } });
      });
      return await listed(c);
    }),
  ];

  async function listed(c: Context, status: 200 | 201 = 200) {
    return c.json({ templates: await listTemplates(store.db) } satisfies ReplyTemplates, status);
  }
}
