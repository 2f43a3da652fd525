import { type Kysely, type Selectable, sql } from 'kysely';
import type { ReplyTemplate } from '#domain/api/reply-template.ts';
import { type TemplateFields, templateLimits } from '#domain/inbox/reply-template.ts';
import { type Language, perLanguage } from '#domain/language/languages.ts';
import { newId } from '#server/core/store/new-id.ts';
import type { Tables } from '#server/core/store/tables.ts';

export async function listTemplates(db: Kysely<Tables>): Promise<ReplyTemplate[]> {
  const rows = await db.selectFrom('reply_templates').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map(replyTemplate);
}

export async function findTemplate(db: Kysely<Tables>, id: string): Promise<ReplyTemplate | undefined> {
  const row = await db.selectFrom('reply_templates').selectAll().where('id', '=', id).executeTakeFirst();
  return row && replyTemplate(row);
}

/** At the end of the list; undefined if there are as many as there may be. */
export async function createTemplate(
  db: Kysely<Tables>,
  template: TemplateFields,
): Promise<string | undefined> {
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

/** False if it is gone or no longer in `version`. */
export async function changeTemplate(
  db: Kysely<Tables>,
  { id, version }: { id: string; version: number },
  template: TemplateFields,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reply_templates')
    .set({ ...columns(template), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function deleteTemplate(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('reply_templates').where('id', '=', id).execute();
}

/** Those that are not named, being newer, come after. */
export async function orderTemplates(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  const named = new Set(ids);
  const others = (await listTemplates(db)).map(({ id }) => id).filter((id) => !named.has(id));
  for (const [index, id] of [...named, ...others].entries()) {
    await db
      .updateTable('reply_templates')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
  }
}

function columns(template: TemplateFields) {
  return {
    title: template.title,
    texts: JSON.stringify(perLanguage((language) => template[language])),
  };
}

function replyTemplate({ id, title, texts, version }: Selectable<Tables['reply_templates']>): ReplyTemplate {
  const stored = JSON.parse(texts) as Partial<Record<Language, string>>;
  return { id, title, version, ...perLanguage((language) => stored[language] ?? '') };
}
