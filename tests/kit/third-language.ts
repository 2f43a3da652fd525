import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const code = 'xx';

const sources = ['app', 'build-plugins', 'content', 'domain', 'server', 'package.json', 'tsconfig.json'];
const configs = ['react-router.config.ts', 'vite.config.ts'];

/** Begins every sentence of the invented language, which is otherwise English. */
export const accent = 'Xx ';

/** Copies the site, adds a language as described in content/README.md, and builds the copy. */
export function buildWithThirdLanguage(folder: string): void {
  for (const source of [...sources, ...configs]) {
    cpSync(join(root, source), join(folder, source), { recursive: true, filter: isNoTest });
  }
  mkdirSync(join(folder, 'public'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

  const rewrite = (path: string, change: (text: string) => string) => {
    const file = join(folder, path);
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${path} names no language`);
    writeFileSync(file, after);
  };
  rewrite('domain/language/languages.ts', (text) =>
    text.replace(
      / {2}en: \{.*\n/,
      `$&  ${code}: { endonym: 'Xish', locale: 'fr-FR', clockLocale: 'fr-FR', sheetLocale: 'sv-SE' },\n`,
    ),
  );
  for (const path of ['domain/language/number-words.ts', 'content/prices.ts'])
    rewrite(path, (text) => text.replace(/ {2}en: (.*)/, `$&\n  ${code}: $1`));
  for (const path of ['content/facts/brand.ts', 'content/facts/legal-variables.ts'])
    rewrite(path, (text) => text.replace(/\ben: ('[^']*'|`[^`]*`)/g, `$&, ${code}: $1`));
  rewrite('content/edits/other-language.ts', (text) =>
    text.replace(/^ {2}en: (new Set\([\s\S]*?^ {2}\)),/m, `$&\n  ${code}: $1,`),
  );
  const groups = readdirSync(join(folder, 'content/admin'));
  for (const name of groups.filter((name) => name !== 'words.ts'))
    rewrite(`content/admin/${name}`, (text) =>
      text
        .replace(/^import en.*$/m, (line) => `${line}\n${inThirdLanguage(line)}`)
        .replace('{ de, en }', `{ de, en, ${code} }`),
    );
  for (const path of ['content/de/admin/content.json', 'content/en/admin/content.json'])
    rewrite(path, (text) => text.replace(/^ *"en": "Engli.*\n/m, `$&"${code}": "Xish",\n`));
  for (const path of ['content/words.ts', 'content/admin/words.ts', 'content/offerings/offerings.ts'])
    rewrite(path, (text) =>
      text
        .replace(/^ {2}en: (\{[\s\S]*?^ {2}\}),/m, (list) => `${list}\n${inThirdLanguage(list)}`)
        .replace(
          /^import .*\ben\.json.*$|^import .*\/en\/.*$/gm,
          (line) => `${line}\n${inThirdLanguage(line)}`,
        ),
    );

  mkdirSync(join(folder, 'content', code, 'admin'), { recursive: true });
  for (const name of readdirSync(join(folder, 'content/en'), { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.json')) translate(`content/en/${name}`, `content/${code}/${name}`);
  for (const id of readdirSync(join(folder, 'content/offerings'))) {
    if (!id.includes('.'))
      translate(`content/offerings/${id}/en.json`, `content/offerings/${id}/${code}.json`);
  }
  run(folder, ['react-router', 'build']);

  function translate(from: string, to: string): void {
    const words: unknown = JSON.parse(readFileSync(join(folder, from), 'utf8'), accented);
    writeFileSync(join(folder, to), JSON.stringify(words));
  }
}

/** What the compiler finds in that copy, such as a record without an entry for the new language. */
export function typeProblems(folder: string): string {
  run(folder, ['react-router', 'typegen']);
  const { stdout } = spawnSync(process.execPath, ['node_modules/.bin/tsc', '--noEmit'], { cwd: folder });
  return String(stdout);
}

function run(folder: string, [program, ...parameters]: readonly string[]): void {
  execFileSync(process.execPath, [`node_modules/.bin/${program}`, ...parameters], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const isNoTest = (path: string) => !/\.test\.tsx?$/.test(path);

function inThirdLanguage(text: string): string {
  return text.replace(/En\b/g, 'Xx').replace(/\ben\b/g, code);
}

/** Ids are no sentences. */
function accented(key: string, value: unknown): unknown {
  return typeof value === 'string' && !/^(?:id|offer|\d+)$/.test(key) ? accent + value : value;
}
