import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Beginnings without a subject. */
const fragment = /^(?:Of|What|Those|As|Without|Who)\b/;
/** People by their role; things do not speak. */
const vague = /\b(?:told|tells|whoever|meanwhile|nobody|somebody)\b/i;

/** Comments that break the rules of CONTRIBUTING.md. A number may only fall; a folder without one has none. */
const budget: Readonly<Record<string, number>> = {
  app: 93,
  bench: 12,
  content: 41,
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

/** Texts that operators and administrators read: log lines and errors. */
const said =
  /(?:\blog(?:ger)?\??\.\w+\(\s*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\},\s*)?|new \w*(?:Error|Problem)\((?:\d+,\s*)?)(['"`])(.*?)\1/gs;

test('log lines and errors name roles', () => {
  const texts = files
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(said), ([, , text]) => `${file}: ${text}`),
    );
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((line) => vague.test(line))).toEqual([]);
});

/** Generated ones hold the words of the site and values of settings. */
const generated = ['docs/content-to-review.md', 'docs/content-facts.md', 'docs/configuration.md'];

test('documents name roles', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  const lines = documents
    .filter((document) => !generated.includes(document))
    .flatMap((document) =>
      readFileSync(document, 'utf8')
        .split('\n')
        .map((line) => `${document}: ${line.replaceAll(/`[^`]*`/g, '')}`),
    );
  expect(lines.filter((line) => vague.test(line))).toEqual([]);
});
