import { solutionsIn, surveyChoices } from '#content/offerings/survey-choices.ts';
import { deviceText } from '#domain/accounts/device-name.ts';
import type { KeptResponse } from '#domain/api/response.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { csvAnswer, csvForm } from '#server/core/api/csv-answer.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { responseFilter } from './response-filter.ts';
import { countResponses, listResponses } from './response-list.ts';

/** GET /api/admin/responses/export: the chosen responses as a file. */
export function responseExportRoutes({ store, clock, content }: AdminParts): Route[] {
  return [
    route('GET', '/responses/export', 'eraseAndExport', async (c) => {
      const filter = responseFilter(c, solutionsIn(content().offerings));
      const form = csvForm(c);
      const at = clock().toISOString();
      const count = await countResponses(store.db, filter);
      const details = { status: filter.status ?? null, count, device: deviceText(c.var.session.userAgent) };
      await c.var.transaction(async (_db, by) => await by.record('responses.exported', { details }));
      const { admin } = content().words[form.language];
      const { responses: heads } = admin.csv;
      const names = new Map<string, string>(
        surveyChoices(content().offerings).map(({ id, name }) => [id, name]),
      );
      return csvAnswer<KeptResponse>(c, form, {
        fileName: `responses-${at.slice(0, 10)}`,
        columns: [
          [heads.receivedAt, ({ receivedAt }) => form.moment(receivedAt)],
          [heads.name, ({ name }) => name],
          [heads.companyOrOccupation, ({ companyOrOccupation }) => companyOrOccupation],
          [heads.solution, ({ solutionUsed }) => names.get(solutionUsed) ?? solutionUsed],
          [heads.rating, ({ rating }) => rating],
          [heads.comment, ({ comment }) => comment],
          [heads.status, ({ status }) => admin.audit.states[status]],
          [heads.tags, ({ tags }) => tags.join(', ')],
          [heads.language, ({ language }) => language],
          [heads.signals, ({ signals }) => signals.join(' ')],
          [heads.id, ({ id }) => id],
        ],
        list: async (page) => await listResponses(store.db, { ...filter, ...page }),
      });
    }),
  ];
}
