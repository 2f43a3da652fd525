import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import { adminLanguage, type Language, languages } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type CsvCell, csvLine, csvMoment, csvSeparatorIn, csvStart } from '#domain/responses/csv.ts';
import type { AdminEnv } from './admin-env.ts';
import { choiceQuery, zoneQuery } from './list-query.ts';

type Entry = { id: string };

export type CsvForm = { language: Language; zone: string; moment: (moment: string) => string };

/** `{{zone}}` in a name is the time zone. */
export type CsvColumn<Row extends Entry> = readonly [name: string, cell: (entry: Row) => CsvCell];

type Table<Row extends Entry> = {
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  list: (page: { before?: string; limit: number }) => Promise<Row[]>;
};

const pageSize = 200;

/** `?fileLanguage=de` and `?zone=Europe/Berlin`; English and UTC, which other programs read best, if missing. */
export function csvForm(c: Context): CsvForm {
  const language = choiceQuery(c, 'fileLanguage', languages) ?? adminLanguage;
  const zone = zoneQuery(c);
  return { language, zone, moment: csvMoment(language, zone) };
}

/**
 * Streams CSV page by page, because it may be large (SEC-20); others are answered between any two. It breaks off when the
 * operator may not read it any more.
 */
export function csvAnswer<Row extends Entry>(
  c: Context<AdminEnv>,
  { language, zone }: CsvForm,
  { fileName, columns, list }: Table<Row>,
): Response {
  const separator = csvSeparatorIn(language);
  const names = columns.map(([name]) => fill(name, { zone }));

  async function* lines(): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder();
    yield encoder.encode(csvStart + csvLine(names, separator));
    let before: string | undefined;
    for (;;) {
      await c.var.readAgain();
      const page = await list({ before, limit: pageSize });
      const text = page.map((entry) =>
        csvLine(
          columns.map(([, cell]) => cell(entry)),
          separator,
        ),
      );
      if (text.length > 0) yield encoder.encode(text.join(''));
      if (page.length < pageSize) return;
      before = page.at(-1)!.id;
      // SQLite answers at once: without this a fast reader would have the server alone until the end of the file.
      await nextTurn();
    }
  }

  c.header('Content-Type', 'text/csv; charset=utf-8; header=present');
  c.header('Content-Disposition', `attachment; filename="${fileName}.csv"`);
  return c.body(NodeReadableStream.from(lines()) as ReadableStream);
}
