import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Beginnings without a subject. */
const fragment = /^(?:Of|What|Those|As|Without|Who)\b/;
/** People by their role; things do not speak. */
const vague = /\b(?:told|tells|whoever|meanwhile|nobody|somebody)\b/i;

/** Comments that break the rules of CONTRIBUTING.md. A number may only fall; a folder without one has none. */
const budget: Readonly<Record<string, number>> = {
  app: 138,
  bench: 12,
  content: 59,
  scripts: 19,
  tests: 127,
};

/** Blocks of comments, as they read without their signs. */
function commentsIn(text: string): string[] {
  const comments = text.match(/^\s*\/\*\*?[\s\S]*?\*\/|(?:^\s*\/\/.*\n?)+/gm) ?? [];
  return comments.map((comment) =>
    comment
      .replaceAll(/^\s*(?:\/\*\*?|\*\/|\*|\/\/)|\*\/$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const isTest = (file: string) => /\.test\.tsx?$|^tests\//.test(file);
const groupOf = (file: string) => (isTest(file) ? 'tests' : file.split('/')[0]!);
const groups = [...new Set(files.map(groupOf))];

test.each(groups)('comments in %s begin with their subject and name roles', (group) => {
  const found = files
    .filter((file) => groupOf(file) === group)
    .flatMap((file) => commentsIn(readFileSync(file, 'utf8')).map((comment) => `${file}: ${comment}`))
    .filter((line) => {
      const comment = line.slice(line.indexOf(': ') + 2);
      return fragment.test(comment) || vague.test(comment);
    });
  const most = budget[group] ?? 0;
  expect(found.length, found.slice(0, 20).join('\n')).toBeLessThanOrEqual(most);
});
