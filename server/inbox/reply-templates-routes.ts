import type { Context } from 'hono';
import type { ReplyTemplates } from '#domain/api/reply-template.ts';
import { templateOrderSchema, templateSchema, templateVersionSchema } from '#domain/inbox/reply-template.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { entryId, noEntry, versionConflict } from '#server/core/api/entry-id.ts';
import { invalidFields, readJson } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  findTemplate,
  listTemplates,
  orderTemplates,
} from './reply-templates.ts';

/** /api/admin/reply-templates: GET, POST; PATCH and DELETE of /:id; POST /order. Every answer is the whole list. */
export function replyTemplatesRoutes({ store, bodyLimits }: AdminParts): Route[] {
  return [
    route('GET', '/reply-templates', 'workInbox', async (c) => await listed(c)),
    route('POST', '/reply-templates', 'workInbox', { body: templateSchema }, async (c, template) => {
      await c.var.transaction(async (db, by) => {
        const id = await createTemplate(db, template);
        if (id === undefined)
          throw new HttpProblem(409, 'There are too many templates.', {
            members: { code: 'tooManyTemplates' },
          });
        await by.record('template.created', { target: id, details: { title: template.title } });
      });
      return await listed(c, 201);
    }),
    route(
      'POST',
      '/reply-templates/order',
      'workInbox',
      { body: templateOrderSchema },
      async (c, { ids }) => {
        await c.var.transaction(async (db) => await orderTemplates(db, ids));
        return await listed(c);
      },
    ),
    route('PATCH', '/reply-templates/:id', 'workInbox', async (c) => {
      const id = entryId(c);
      const body = await readJson(c, bodyLimits);
      const [seen, checked] = [templateVersionSchema.safeParse(body), templateSchema.safeParse(body)];
      if (!seen.success || !checked.success)
        throw invalidFields([...fieldErrors(seen), ...fieldErrors(checked)]);
      await c.var.transaction(async (db, by) => {
        if (!(await changeTemplate(db, { id, version: seen.data.version }, checked.data))) {
          const current = await findTemplate(db, id);
          throw current ? versionConflict(current) : noEntry();
        }
        await by.record('template.changed', { target: id, details: { title: checked.data.title } });
      });
      return await listed(c);
    }),
    route('DELETE', '/reply-templates/:id', 'workInbox', async (c) => {
      const id = entryId(c);
      await c.var.transaction(async (db, by) => {
        const template = await findTemplate(db, id);
        if (!template) throw noEntry();
        await deleteTemplate(db, id);
        await by.record('template.deleted', { target: id, details: { title: template.title } });
      });
      return await listed(c);
    }),
  ];

  async function listed(c: Context, status: 200 | 201 = 200) {
    return c.json({ templates: await listTemplates(store.db) } satisfies ReplyTemplates, status);
  }
}
