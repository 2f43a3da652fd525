import type { Context } from 'hono';
import type { TranslationPreview } from '#domain/api/translation.ts';
import { isLanguage, type Language } from '#domain/language/languages.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { invalidFields, readAllowedBody } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { readTranslation, sheetText } from './read-translation.ts';
import { judgeTranslation, translationCounts, translationUnits, writeSheet } from './translation.ts';

/** All texts of the site in both languages, several times over. */
export const sheetBytes = 8 * 1024 * 1024;

/**
 * /api/admin/content/translation: texts for translators as a sheet; POST judges one that came back, as its
 * bytes, and stores nothing.
 */
export function contentTranslationRoutes({ contentDraft, defaults, clock, bodyLimits }: AdminParts): Route[] {
  return [
    route('GET', '/content/translation', 'publish', async (c) =>
      c.json(translationCounts(defaults, await contentDraft.edits(), c.req.query('page'))),
    ),
    route('GET', '/content/translation/file', 'publish', async (c) => {
      const from = languageIn(c, 'from');
      const to = languageIn(c, 'to');
      if (from === to) throw invalidFields([{ field: 'to', code: 'type' }]);
      const reader = isLanguage(c.req.query('reader')) ? languageIn(c, 'reader') : to;
      const page = c.req.query('page');
      const order = { from, to, isAll: c.req.query('texts') === 'all', page };
      const units = translationUnits(defaults, await contentDraft.edits(), order);
      const at = clock().toISOString();
      const details = { count: units.length };
      await c.var.transaction(async (_, by) => await by.record('content.exported', { details }));
      const name = `texts-${from}-${to}-${at.slice(0, 10)}`;
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="${name}.csv"`);
      return c.body(writeSheet(units, from, to, reader));
    }),
    route('POST', '/content/translation', 'publish', async (c) => {
      const bytes = await readAllowedBody(c, { ...bodyLimits, maxBytes: sheetBytes });
      const translation = readTranslation(sheetText(bytes));
      const { version, fields } = await contentDraft.draft();
      const revisions = new Map(
        fields.flatMap(({ id, draft }) => (draft ? [[id, draft.revision] as const] : [])),
      );
      const stored = await contentDraft.edits();
      const judged = judgeTranslation(defaults, stored, revisions, translation);
      return c.json({ ...judged, version } satisfies TranslationPreview);
    }),
  ];
}

function languageIn(c: Context, name: string): Language {
  const language = c.req.query(name);
  if (!isLanguage(language)) throw invalidFields([{ field: name, code: 'type' }]);
  return language;
}
