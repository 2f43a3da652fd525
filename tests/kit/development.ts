import { cpSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '#package.json' with { type: 'json' };
import { type ServerProcess, startServerProcess } from './server-process.ts';

const root = join(import.meta.dirname, '../..');
const sources = [
  'app',
  'build-plugins',
  'content',
  'domain',
  'package.json',
  'public',
  'react-router.config.ts',
  'scripts',
  'server',
  'tsconfig.json',
  'vite.config.ts',
];

/** `npm run dev` on a copy of the sources in `folder`, so that tests may change them. */
export async function startDevelopment(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  for (const source of sources) cpSync(join(root, source), join(folder, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const program = join(folder, packageFile.scripts.dev.replace(/^node /, ''));
  return await startServerProcess({ program, env });
}

/** Throws if the source does not contain `before`. */
export function changeSource(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`);
  // A server that reads while it is written would see an empty file.
  writeFileSync(`${file}.new`, text.replace(before, after));
  renameSync(`${file}.new`, file);
}
