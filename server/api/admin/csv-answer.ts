import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Context } from 'hono';
import { type CsvCell, csvLine, csvSeparators, csvStart } from '#domain/csv.ts';
import { choiceQuery } from './list-query.ts';

type Entry = { id: string };

type Table<Row extends Entry> = {
  fileName: string;
  columns: Readonly<Record<string, (entry: Row) => CsvCell>>;
  list: (page: { before?: string; limit: number }) => Promise<Row[]>;
};

const pageSize = 200;

/** Streams CSV page by page, because it may be large (SEC-20). `?separator=;` suits German spreadsheets. */
export function csvAnswer<Row extends Entry>(c: Context, { fileName, columns, list }: Table<Row>): Response {
  const names = Object.keys(columns);
  const cells = Object.values(columns);
  const separator = choiceQuery(c, 'separator', csvSeparators);

  async function* lines(): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder();
    yield encoder.encode(csvStart + csvLine(names, separator));
    let before: string | undefined;
    for (;;) {
      const page = await list({ before, limit: pageSize });
      if (page.length > 0)
        yield encoder.encode(
          page
            .map((entry) =>
              csvLine(
                cells.map((cell) => cell(entry)),
                separator,
              ),
            )
            .join(''),
        );
      if (page.length < pageSize) return;
      before = page.at(-1)!.id;
    }
  }

  c.header('Content-Type', 'text/csv; charset=utf-8; header=present');
  c.header('Content-Disposition', `attachment; filename="${fileName}.csv"`);
  return c.body(NodeReadableStream.from(lines()) as ReadableStream);
}
