import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { listPages } from '#server/pages/list-pages.ts';
import { documentRenderer } from '#server/pages/site-module.ts';
import { content } from './content.ts';

export type BuiltPage = {
  readonly path: string;
  readonly status: number;
  readonly html: string;
  readonly unlisted: boolean;
  readonly noise: readonly string[];
};

declare module 'vitest' {
  interface ProvidedContext {
    builtPages: readonly BuiltPage[];
  }
}

const root = join(import.meta.dirname, '../..');
const sources = ['app', 'build-plugins', 'content', 'domain', 'public', 'server', 'vite.config.ts'];
const assets = join(root, 'build/server/assets');

export const builtFiles = join(root, 'build/client');

/** Global set-up: builds the site if the build is outdated, renders every public page once for all tests. */
export default async function setup(project: TestProject): Promise<void> {
  if (isOutdated()) build();
  project.provide('builtPages', await renderPages(await loadBuild()));
}

/** In both languages; `/*` and `/en/*` are the not-found page. */
export function builtSite(): readonly BuiltPage[] {
  return inject('builtPages');
}

function isOutdated(): boolean {
  if (!existsSync(assets)) return true;
  const built = statSync(assets).mtimeMs;
  return sources.some((source) => newest(join(root, source)) > built);
}

/** Tests do not count. */
function newest(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return path.includes('.test.') ? 0 : mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function build(): void {
  execFileSync(process.execPath, ['node_modules/.bin/react-router', 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Only the rendering half: the entry beside it would start to listen. */
export async function loadBuild(): Promise<ServerBuild> {
  const name = readdirSync(assets).find((file) => file.startsWith('server-build-'));
  if (!name) throw new Error(`There is no server-build chunk in ${assets}.`);
  return (await import(/* @vite-ignore */ pathToFileURL(join(assets, name)).href)) as ServerBuild;
}

async function renderPages(serverBuild: ServerBuild): Promise<BuiltPage[]> {
  const render = documentRenderer(serverBuild);
  const noise: string[] = [];
  const silenced = listen(noise);
  try {
    const rendered: BuiltPage[] = [];
    for (const { path, unlisted } of listPages(serverBuild)) {
      if (path.startsWith('/admin')) continue;
      const response = await render(
        new Request(`http://site.example${path}`, { headers: { accept: 'text/html' } }),
        { content, colors: {} },
      );
      const html = await response.text();
      rendered.push({
        path,
        status: response.status,
        html,
        unlisted: Boolean(unlisted) || response.status !== 200,
        noise: noise.splice(0),
      });
    }
    return rendered;
  } finally {
    silenced.restore();
  }
}

function listen(noise: string[]): { restore: () => void } {
  const { error, warn } = console;
  const note = (...parts: unknown[]) => void noise.push(parts.map(String).join(' '));
  Object.assign(console, { error: note, warn: note });
  return { restore: () => Object.assign(console, { error, warn }) };
}
