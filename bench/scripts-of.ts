import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const assets = join(import.meta.dirname, '../build/client/assets');

/** Texts of the scripts a page loads, islands included, with their static imports. */
export function scriptsOf(html: string, islands: ReadonlySet<string>): string[] {
  const entry = /\/assets\/(entry\.client-[\w-]+\.js)/.exec(html)?.[1];
  if (!entry) return [];
  const starts = [entry];
  // The island loader is in the same chunk as React (build-plugins/chunk-groups.ts).
  if (islands.size > 0) starts.push(chunk('boot'), chunk('react'), ...[...islands].map(chunk));
  const found = new Map<string, string>();
  for (let file = starts.pop(); file !== undefined; file = starts.pop()) {
    if (found.has(file)) continue;
    const text = readFileSync(join(assets, file), 'utf8');
    found.set(file, text);
    starts.push(...staticImports(text));
  }
  return [...found.values()];
}

function staticImports(text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, file]) => file!);
}

function chunk(name: string): string {
  const files = existsSync(assets) ? readdirSync(assets) : [];
  const file = files.find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
  if (!file) throw new Error(`The browser build has no chunk ${name}`);
  return file;
}
