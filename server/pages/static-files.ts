import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileHeaders } from '#server/core/http/headers.ts';
import { type StoredAnswer, storeAnswer } from './stored-answer.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

export async function loadStaticFiles(
  folder: string,
  baseHeaders: Readonly<Record<string, string>>,
): Promise<Map<string, StoredAnswer>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const answers = files
    .filter((file) => file.isFile() && types[extname(file.name)])
    .map(async (file) => {
      const path = join(file.parentPath, file.name);
      const url = `/${relative(folder, path).split(sep).join('/')}`;
      return [url, storeFile(url, await readFile(path), baseHeaders)] as const;
    });
  return new Map(await Promise.all(answers));
}

export function storeFile(
  url: string,
  body: Buffer,
  baseHeaders: Readonly<Record<string, string>>,
): StoredAnswer {
  const type = types[extname(url)] ?? 'application/octet-stream';
  return storeAnswer(200, { ...baseHeaders, ...fileHeaders(url, type) }, body);
}
