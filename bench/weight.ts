import { join } from 'node:path';
import { pages } from '#app/routes.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { startServerProcess } from '#tests/kit/server-process.ts';
import type { Figure } from './figure.ts';
import { scriptsOf } from './scripts-of.ts';
import { brotli, weighDocument } from './weigh-document.ts';

const budgets = { html: 25_000, css: 15_000, script: 2_000, islandScript: 80_000 };

type Weight = { path: string; html: number; css: number; script: number; hasIsland: boolean };

/** Bytes of every public page after brotli 11, as if all islands had started. */
export async function measureWeight(folder: string): Promise<Figure[]> {
  const server = await startServerProcess({ env: { DATA_DIR: join(folder, 'weight') } });
  const weights: Weight[] = [];
  for (const language of languages) {
    for (const page of pages.filter((page) => !('unlisted' in page))) {
      weights.push(await weigh(server.address, pathIn(language, page.path)));
    }
  }
  await server.end('SIGTERM');
  const plain = weights.filter(({ hasIsland }) => !hasIsland);
  const withIsland = weights.filter(({ hasIsland }) => hasIsland);
  return [
    ...weights.map(({ path, html, css, script }) => ({
      name: path,
      value: `HTML ${kilobytes(html)}, styles ${kilobytes(css)}, scripts ${kilobytes(script)}`,
      isMet: undefined,
    })),
    heaviest('Heaviest HTML', weights, 'html', budgets.html),
    heaviest('Heaviest styles', weights, 'css', budgets.css),
    heaviest('Most script on a page without island', plain, 'script', budgets.script),
    heaviest('Most script on a page with islands', withIsland, 'script', budgets.islandScript),
  ];
}

async function weigh(address: string, path: string): Promise<Weight> {
  const html = await (await fetch(address + path)).text();
  const islands = new Set([...html.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => name!));
  return {
    path,
    ...weighDocument(html),
    script: scriptsOf(html, islands).reduce((sum, text) => sum + brotli(text), 0),
    hasIsland: islands.size > 0,
  };
}

function heaviest(name: string, weights: Weight[], part: 'html' | 'css' | 'script', budget: number): Figure {
  const [most] = weights.toSorted((a, b) => b[part] - a[part]);
  if (!most) return { name, value: 'none' };
  return {
    name: `${name} (${most.path})`,
    value: kilobytes(most[part]),
    wanted: `at most ${kilobytes(budget)}`,
    isMet: most[part] <= budget,
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
