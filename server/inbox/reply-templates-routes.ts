import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { ReplyTemplates } from '#domain/api/reply-template.ts';
import { templateOrderSchema, templateSchema, templateVersionSchema } from '#domain/inbox/reply-template.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { AdminEnv, AdminResource } from '#server/core/api/admin-env.ts';
import { entryId, noEntry, versionConflict } from '#server/core/api/entry-id.ts';
import { invalidFields, readFields, readJson } from '#server/core/api/read-json.ts';
import { methodNotAllowed } from '#server/core/http/method-not-allowed.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import type { Tables } from '#server/core/store/tables.ts';
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  findTemplate,
  listTemplates,
  orderTemplates,
} from './reply-templates.ts';

/** /api/admin/reply-templates: GET, POST; PATCH and DELETE of /:id; POST /order. Every answer is the whole list. */
export function replyTemplatesApi({ store, clock, bodyLimits }: AdminParts): AdminResource {
  const api = new Hono<AdminEnv>();

  api.get('/', async (c) => await listed(c));

  api.post('/', async (c) => {
    const template = await readFields(c, bodyLimits, templateSchema);
    await c.var.transaction(async (db) => {
      const id = await createTemplate(db, template);
      if (id === undefined)
        throw new HttpProblem(409, 'There are too many templates.', {
          members: { code: 'tooManyTemplates' },
        });
      await audit(c, db, 'template.created', id, template.title);
    });
    return await listed(c, 201);
  });

  // Before `/:id`, which would match it.
  api.post('/order', async (c) => {
    const { ids } = await readFields(c, bodyLimits, templateOrderSchema);
    await c.var.transaction(async (db) => await orderTemplates(db, ids));
    return await listed(c);
  });
  api.all('/order', methodNotAllowed('POST'));

  api.patch('/:id', async (c) => {
    const id = entryId(c);
    const body = await readJson(c, bodyLimits);
    const [seen, checked] = [templateVersionSchema.safeParse(body), templateSchema.safeParse(body)];
    if (!seen.success || !checked.success)
      throw invalidFields([...fieldErrors(seen), ...fieldErrors(checked)]);
    await c.var.transaction(async (db) => {
      if (!(await changeTemplate(db, { id, version: seen.data.version }, checked.data))) {
        const current = await findTemplate(db, id);
        throw current ? versionConflict(current) : noEntry();
      }
      await audit(c, db, 'template.changed', id, checked.data.title);
    });
    return await listed(c);
  });

  api.delete('/:id', async (c) => {
    const id = entryId(c);
    await c.var.transaction(async (db) => {
      const template = await findTemplate(db, id);
      if (!template) throw noEntry();
      await deleteTemplate(db, id);
      await audit(c, db, 'template.deleted', id, template.title);
    });
    return await listed(c);
  });

  api.all('/', methodNotAllowed('GET', 'POST'));
  api.all('/:id', methodNotAllowed('PATCH', 'DELETE'));
  return api;

  async function listed(c: Context, status: 200 | 201 = 200) {
    return c.json({ templates: await listTemplates(store.db) } satisfies ReplyTemplates, status);
  }

  async function audit(
    c: Context<AdminEnv>,
    db: Kysely<Tables>,
    action: 'template.created' | 'template.changed' | 'template.deleted',
    target: string,
    title: string,
  ) {
    const at = clock().toISOString();
    await recordAudit(db, { at, operatorId: c.var.operator.id, action, target, details: { title } });
  }
}
