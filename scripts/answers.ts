import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { languages } from '#domain/language/languages.ts';
import { listPages } from '#server/pages/list-pages.ts';
import { documentRenderer } from '#server/pages/site-module.ts';
import { content } from '#tests/kit/content.ts';
import { askAll, indexOf, type Outcome, searchedPages, shareOf } from '#tests/kit/search-answers.ts';

// Asks the search of the built site the questions of tests/kit/search-questions.json and prints how many it answers.

const assets = join(import.meta.dirname, '../build/server/assets');
const name = readdirSync(assets).find((file) => file.startsWith('server-build-'))!;
const build = (await import(pathToFileURL(join(assets, name)).href)) as ServerBuild;
const render = documentRenderer(build);
const pages = [];
for (const page of listPages(build)) {
  const request = new Request(content.site.origin + page.path, { headers: { accept: 'text/html' } });
  const answer = await render(request, { content, colors: {} });
  pages.push({ ...page, status: answer.status, html: await answer.text() });
}
const searched = searchedPages(pages);

const percent = (outcomes: readonly Outcome[], test: (one: Outcome) => boolean) =>
  `${Math.round(100 * shareOf(outcomes, test))} %`.padStart(5);

const rows: Record<string, Record<string, string | number>> = {};
for (const hasNotes of [true, false]) {
  const all: Outcome[] = [];
  for (const language of languages) {
    // Processor time, because other programs may run too.
    const since = process.cpuUsage();
    const index = await indexOf(searched, language, hasNotes);
    const { user, system } = process.cpuUsage(since);
    const outcomes = askAll(searched, language, index);
    all.push(...outcomes);
    rows[rowOf(language, hasNotes)] = {
      ...figures(outcomes),
      sections: index.size,
      'build ms': Math.round((user + system) / 1000),
    };
  }
  rows[rowOf('all', hasNotes)] = figures(all);
}
console.table(rows);

function rowOf(of: string, hasNotes: boolean): string {
  return `${of}, ${hasNotes ? 'with' : 'without'} notes`;
}

function figures(outcomes: readonly Outcome[]) {
  const times = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const unanswerable = outcomes.filter(({ answeredBy }) => answeredBy.length === 0);
  return {
    'right first': percent(outcomes, ({ right }) => right),
    'in three': percent(outcomes, ({ inThree }) => inThree),
    'without an answer': percent(outcomes, ({ none }) => none),
    'answered wrongly': `${unanswerable.filter(({ none }) => !none).length} of ${unanswerable.length}`,
    'query ms, median': times[times.length >> 1]!.toFixed(1),
    '95 of 100': times[Math.floor(times.length * 0.95)]!.toFixed(1),
  };
}
