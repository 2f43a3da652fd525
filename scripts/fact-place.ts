import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const content = join(import.meta.dirname, '../content');

/** Where a developer sets a fact: `content/offerings/nova/offering.ts:33: plans.session.price`, or a variable of the environment. */
export function factPlace(id: string): string {
  const [root, ...path] = id.split('.') as [string, ...string[]];
  if (root === 'setting') return `environment: ${path[0]}`;
  const [file, below] = fileOf(root, path);
  return `content/${file}:${lineOf(readFileSync(join(content, file), 'utf8'), below)}: ${below.join('.')}`;
}

function fileOf(root: string, path: readonly string[]): readonly [file: string, below: readonly string[]] {
  if (root === 'price') return ['prices.ts', path];
  if (root === 'claim') return ['claims.ts', path];
  return [`offerings/${path[0]}/offering.ts`, path.slice(1)];
}

/** Of the last key that the file has, each looked for behind the one above it. */
function lineOf(file: string, path: readonly string[]): number {
  let at = 0;
  for (const key of path) {
    const found = file.slice(at).search(new RegExp(`^\\s*'?${key}'?:|[{,] *'?${key}'?:`, 'm'));
    if (found < 0) break;
    at += found + file.slice(at + found).search(/\S/);
  }
  return file.slice(0, at).split('\n').length;
}
