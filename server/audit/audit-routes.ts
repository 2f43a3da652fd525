import type { Context } from 'hono';
import { deviceText } from '#domain/accounts/device-name.ts';
import type { AuditEntry, AuditPage } from '#domain/api/audit.ts';
import { type AuditAction, auditActions, isAuditGroup } from '#domain/audit/audit.ts';
import { auditSentence, auditTexts } from '#domain/audit/audit-sentence.ts';
import { referenceIn } from '#domain/forms/reference.ts';
import { searchText } from '#domain/inbox/search-text.ts';
import { adminLanguage, type Language, languages } from '#domain/language/languages.ts';
import { fill, placeholdersIn } from '#domain/publishing/placeholders.ts';
import { entryIdPattern } from '#domain/site/entry-id.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { csvAnswer, csvForm } from '#server/core/api/csv-answer.ts';
import { choiceQuery, momentQuery, pageQuery, textQuery } from '#server/core/api/list-query.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { type AuditFilter, countAudit, listAudit } from './audit-log.ts';
import { newestNames } from './operator-names.ts';

/**
 * GET /api/admin/audit: newest first; filtered by `?group=`, `?operator=` (an id, or `none`), the moments `?from=` and
 * `?until=`, and words `?q=` in the language `?language=`. GET /export: the same as a file.
 */
export function auditRoutes({ store, clock, content }: AdminParts): Route[] {
  return [
    route('GET', '/audit', 'readAudit', async (c) => {
      const { before, limit } = pageQuery(c, entryIdPattern);
      const found = await listAudit(store.db, { ...(await filterQuery(c)), before, limit: limit + 1 });
      const entries = found.slice(0, limit);
      const next = found.length > limit ? entries.at(-1)!.id : null;
      const operators = Array.from(await newestNames(store.db), ([id, { name }]) => ({ id, name }));
      return c.json({ entries, next, operators } satisfies AuditPage);
    }),
    route('GET', '/audit/export', 'eraseAndExport', async (c) => {
      const filter = await filterQuery(c);
      const at = clock().toISOString();
      const form = csvForm(c);
      const texts = wordsIn(form.language);
      const { audit: heads } = content().words[form.language].admin.csv;
      const count = await countAudit(store.db, filter);
      const device = deviceText(c.var.session.userAgent);
      await c.var.transaction(
        async (_db, by) => await by.record('audit.exported', { details: { count, device } }),
      );
      return csvAnswer<AuditEntry & { said: ReturnType<typeof auditSentence> }>(c, form, {
        fileName: `audit-${at.slice(0, 10)}`,
        columns: [
          [heads.at, (entry) => form.moment(entry.at)],
          [heads.who, ({ said }) => (placeholdersIn(said.text).includes('who') ? said.who : null)],
          [heads.what, ({ said: { text, who } }) => fill(text, { who })],
          [heads.about, ({ record }) => record?.reference ?? null],
          [heads.device, ({ details }) => (typeof details.device === 'string' ? details.device : null)],
          [heads.network, ({ details }) => (typeof details.network === 'string' ? details.network : null)],
        ],
        list: async (page) => {
          const entries = await listAudit(store.db, { ...filter, ...page });
          return entries.map((entry) => ({ ...entry, said: auditSentence(texts, entry) }));
        },
      });
    }),
  ];

  function wordsIn(language: Language) {
    const { audit, roles } = content().words[language].admin;
    return { ...audit, roles: roles.names };
  }

  async function filterQuery(c: Context): Promise<AuditFilter> {
    const { group, operator } = c.req.query();
    const errors: { field: string; code: string }[] = [];
    if (group !== undefined && !isAuditGroup(group)) errors.push({ field: 'group', code: 'type' });
    if (operator !== undefined && operator !== 'none' && !entryIdPattern.test(operator))
      errors.push({ field: 'operator', code: 'type' });
    if (errors.length > 0) throw invalidFields(errors);
    const text = textQuery(c, 'q');
    const texts = wordsIn(choiceQuery(c, 'language', languages) ?? adminLanguage);
    const all = Object.values(auditActions).flat() as AuditAction[];
    const record = await store.db
      .selectFrom('support_messages')
      .select('id')
      .where('reference', '=', referenceIn(text ?? '') ?? '')
      .executeTakeFirst();
    return {
      actions: group === undefined ? undefined : auditActions[group as keyof typeof auditActions],
      operatorId: operator === 'none' ? null : operator,
      from: momentQuery(c, 'from'),
      until: momentQuery(c, 'until'),
      record: record?.id,
      search: text === undefined || record ? undefined : { text, actionsWith },
    };

    function actionsWith(word: string): AuditAction[] {
      return all.filter((action) => searchText(...auditTexts(texts, action)).includes(word));
    }
  }
}
