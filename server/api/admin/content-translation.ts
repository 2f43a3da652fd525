import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import {
  type TranslationCounts,
  type TranslationPreview,
  translationFormats,
} from '#domain/answers/translation.ts';
import { isLanguage, type Language } from '#domain/languages.ts';
import { readTranslation } from '#server/content/read-translation.ts';
import { judgeTranslation, translationCounts, translationUnits } from '#server/content/translation.ts';
import { writeSheet } from '#server/content/translation-sheet.ts';
import { type Translation, writeXliff, XliffError } from '#server/content/xliff.ts';
import { HttpProblem } from '#server/http/problem.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { recordAudit } from '#server/store/audit-log.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { invalidFields, readFields } from './read-json.ts';

/** All texts of the site in XLIFF, several times over. */
const fileBytes = 8 * 1024 * 1024;

const fileSchema = z.object({ text: z.string('type') });

/** /api/admin/content/translation: texts for translators as a file; POST judges one that came back and stores nothing. */
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
    const format = translationFormats.find((one) => one === c.req.query('format'));
    if (from === to || !format) throw invalidFields([{ field: from === to ? 'to' : 'format', code: 'type' }]);
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
    const [type, extension, text] =
      format === 'xliff'
        ? ['application/xliff+xml', 'xlf', writeXliff(units, from, to)]
        : ['text/csv', 'csv', writeSheet(units, from, to, reader)];
    c.header('Content-Type', `${type}; charset=utf-8`);
    c.header('Content-Disposition', `attachment; filename="${name}.${extension}"`);
    return c.body(text);
  });

  api.post('/', async (c) => {
    const { text } = await readFields(c, { ...bodyLimits, maxBytes: fileBytes }, fileSchema);
    const translation = translationIn(text);
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

function translationIn(text: string): Translation {
  try {
    return readTranslation(text);
  } catch (error) {
    if (!(error instanceof XliffError)) throw error;
    throw new HttpProblem(422, error.message, { members: { code: 'unreadable' } });
  }
}

function languageIn(c: Context, name: string): Language {
  const language = c.req.query(name);
  if (!isLanguage(language)) throw invalidFields([{ field: name, code: 'type' }]);
  return language;
}
