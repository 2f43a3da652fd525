import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scripts } from '#package.json' with { type: 'json' };

const folders =
  '{.ci,app,bench,build-plugins,config,content,deploy,docs,domain,public,scripts,server,tests}/**/*';
const texts = globSync([folders, '*'], { withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && /^Dockerfile|\.(?:css|json|md|mjs|service|sh|tsx?|ya?ml)$/.test(entry.name),
  )
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The changelog also names what earlier versions had. */
const documents = texts.filter(({ path }) => path.endsWith('.md') && !path.endsWith('CHANGELOG.md'));

/** References matched by `find` for which `exists` is false, each with its file. */
function broken(
  files: typeof texts,
  find: RegExp,
  exists: (reference: string, path: string) => boolean,
): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(find)]
      .map(([, reference = '']) => reference)
      .filter((reference) => !exists(reference, path))
      .map((reference) => `${path}: ${reference}`),
  );
}

const rulesFile = 'docs/rules.md';

describe('rules', () => {
  const rules = new Set(
    [...readFileSync(rulesFile, 'utf8').matchAll(/^- \*\*(\w+-\d+)\*\* \S/gm)].map(([, id = '']) => id),
  );
  const topics = [...new Set([...rules].map((id) => id.split('-')[0]))].join('|');
  const citation = new RegExp(`\\b((?:${topics})-\\d+)\\b`, 'g');

  test('every id that is cited is defined in docs/rules.md', () => {
    expect(broken(texts, citation, (id) => rules.has(id))).toEqual([]);
  });

  test('every id in docs/rules.md is cited elsewhere', () => {
    const others = texts.filter(({ path }) => path !== rulesFile);
    const cited = new Set(others.flatMap(({ text }) => text.match(citation) ?? []));
    expect([...rules].filter((id) => !cited.has(id))).toEqual([]);
  });

  test('nothing refers to texts outside the repository', () => {
    const outside = /(\b[Ss]pec \d §|\bPRODUCT\b|\b(?:CONVENTIONS|DESIGN|STACK|STYLE)\b(?= §|:|\.md))/g;
    expect(broken(texts, outside, () => false)).toEqual([]);
  });
});

test('every decision that is named exists', () => {
  const decisions = new Set(globSync('docs/decisions/*.md').map((path) => /\d{4}/.exec(path)?.[0]));
  const named = /\bdecisions?[/ ]((?:\d{4}(?:, | and | to ))*\d{4})\b/g;
  const exist = (numbers: string) => numbers.match(/\d{4}/g)!.every((number) => decisions.has(number));
  expect(broken(texts, named, exist)).toEqual([]);
});

describe('documents', () => {
  test('every relative link leads to a file', () => {
    const links = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
    const leads = (link: string, path: string) => globSync(join(dirname(path), link)).length > 0;
    expect(broken(documents, links, leads)).toEqual([]);
  });

  test('every path of the repository in backticks exists', () => {
    const paths =
      /`((?:\.ci|app|bench|build-plugins|config|content|deploy|docs|domain|public|scripts|server|tests)\/[^\s`]*)`/g;
    // `<id>` and `…` stand for any name, a decision's number for its file.
    const pattern = (path: string) => path.replaceAll(/<[^>]+>|…/g, '*').replace(/\/\d{4}$/, '$&-*');
    const exists = (path: string) => globSync(pattern(path)).length > 0;
    expect(broken(documents, paths, exists)).toEqual([]);
  });

  test('every `npm run` script exists', () => {
    const commands = /\bnpm run (?:-\S+ )*(\w[\w:-]*)/g;
    expect(broken(documents, commands, (name) => Object.hasOwn(scripts, name))).toEqual([]);
  });
});
