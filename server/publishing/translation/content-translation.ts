import { type Context, Hono } from 'hono';
import type { TranslationCounts, TranslationPreview } from '#domain/api/translation.ts';
import { isLanguage, type Language } from '#domain/language/languages.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { AdminEnv, AdminResource } from '#server/core/api/admin-env.ts';
import { invalidFields, readAllowedBody } from '#server/core/api/read-json.ts';
import { methodNotAllowed } from '#server/core/http/method-not-allowed.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import { readTranslation, SheetError, sheetText, type Translation } from './read-translation.ts';
import { judgeTranslation, translationCounts, translationUnits } from './translation.ts';
import { writeSheet } from './translation-sheet.ts';

/** All texts of the site in both languages, several times over. */
export const sheetBytes = 8 * 1024 * 1024;

/**
 * /api/admin/content/translation: texts for translators as a sheet; POST judges one that came back, as its
 * bytes, and stores nothing.
 */
export function contentTranslationApi(parts: AdminParts): AdminResource {
  const { contentDraft, shipped, clock, bodyLimits } = parts;
  const api = new Hono<AdminEnv>();

  api.get('/', async (c) =>
    c.json(
      translationCounts(shipped, await contentDraft.edits(), c.req.query('page')) satisfies TranslationCounts,
    ),
  );

  api.get('/file', async (c) => {
    const from = languageIn(c, 'from');
    const to = languageIn(c, 'to');
    if (from === to) throw invalidFields([{ field: 'to', code: 'type' }]);
    const reader = isLanguage(c.req.query('reader')) ? languageIn(c, 'reader') : to;
    const page = c.req.query('page');
    const order = { from, to, isAll: c.req.query('texts') === 'all', page };
    const units = translationUnits(shipped, await contentDraft.edits(), order);
    const at = clock().toISOString();
    await c.var.transaction(
      async (db) =>
        await recordAudit(db, {
          at,
          operatorId: c.var.operator.id,
          action: 'content.exported',
          target: null,
          details: { count: units.length },
        }),
    );
    const name = `texts-${from}-${to}-${at.slice(0, 10)}`;
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', `attachment; filename="${name}.csv"`);
    return c.body(writeSheet(units, from, to, reader));
  });

  api.post('/', async (c) => {
    const bytes = await readAllowedBody(c, { ...bodyLimits, maxBytes: sheetBytes });
    const translation = translationIn(bytes);
    const { version, fields } = await contentDraft.draft();
    const revisions = new Map(
      fields.flatMap(({ id, draft }) => (draft ? [[id, draft.revision] as const] : [])),
    );
    const stored = await contentDraft.edits();
    const judged = judgeTranslation(shipped, stored, revisions, translation);
    return c.json({ ...judged, version } satisfies TranslationPreview);
  });

  api.all('/', methodNotAllowed('GET', 'POST'));
  api.all('/file', methodNotAllowed('GET'));
  return api;
}

function translationIn(bytes: Uint8Array): Translation {
  try {
    return readTranslation(sheetText(bytes));
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    throw new HttpProblem(422, error.message, { members: { code: error.code } });
  }
}

function languageIn(c: Context, name: string): Language {
  const language = c.req.query(name);
  if (!isLanguage(language)) throw invalidFields([{ field: name, code: 'type' }]);
  return language;
}
