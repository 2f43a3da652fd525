// Words for translators, and what the owner published back into the files:
//   npm run content -- export --to=en [--from=de] [--all] [--page=nova] > texts.csv
//   npm run content -- import texts.csv      writes what a translator sent into content/
//   npm run content -- check                 names what is missing, empty or in the wrong language; exit code 1 if a page would break
//   npm run content -- pull                  writes the words of the newest release into content/, and lists the facts to set by hand
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Content } from '#content/content.ts';
import { defaultContent } from '#content/default-content.ts';
import { contentProblems } from '#content/edits/checks.ts';
import { editedContent, valuesOf } from '#content/edits/stored-edits.ts';
import { readSiteConfig } from '#content/facts/site-config.ts';
import { defaultLanguage, isLanguage, type Language, languages } from '#domain/language/languages.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { openStore } from '#server/core/store/database.ts';
import { readEnv } from '#server/env.ts';
import { findEdits, latestVersion } from '#server/publishing/releases.ts';
import { readTranslation, sheetText } from '#server/publishing/translation/read-translation.ts';
import {
  judgeTranslation,
  translationUnits,
  writeSheet,
} from '#server/publishing/translation/translation.ts';
import { factPlace } from './fact-place.ts';
import { withWords } from './with-words.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: defaultLanguage },
    to: { type: 'string', default: '' },
    page: { type: 'string' },
    all: { type: 'boolean', default: false },
    /** Folder of the files that are written. */
    into: { type: 'string', default: join(import.meta.dirname, '../content') },
  },
});
const commands = { export: exportTexts, import: importTexts, check, pull };
const [command = '', file = ''] = positionals;
const defaults = defaultContent(readSiteConfig(process.env));

try {
  if (!Object.hasOwn(commands, command))
    throw new Error(`Say what to do: ${Object.keys(commands).join(', ')}.`);
  await commands[command as keyof typeof commands]();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function exportTexts(): void {
  const { from, to } = { from: languageOf('from'), to: languageOf('to') };
  if (from === to) throw new Error('--from and --to are the same language.');
  const units = translationUnits(defaults, {}, { from, to, isAll: values.all, page: values.page });
  process.stdout.write(writeSheet(units, from, to, defaultLanguage));
}

/** Refused texts are named and leave the others as they are. */
function importTexts(): void {
  const translation = readTranslation(sheetText(readFileSync(file)));
  const { changes, problems } = judgeTranslation(defaults, {}, new Map(), translation);
  for (const { row, id, code, text } of problems)
    process.stderr.write(`Text ${row}, ${id}: ${code}: ${text}\n`);
  writeWords(Object.fromEntries(changes.map(({ id, after }) => [id, after])));
  if (problems.length > 0) process.exitCode = 1;
}

function check(): void {
  // Legal facts come from the environment of a site, not from the files.
  const problems = contentProblems(defaults, {}).filter(({ code }) => code !== 'legalMissing');
  for (const { id, code, severity } of problems) process.stdout.write(`${severity}\t${code}\t${id}\n`);
  process.stdout.write(`${problems.length} in all\n`);
  if (problems.some(({ severity }) => severity === 'blocks')) process.exitCode = 1;
}

async function pull(): Promise<void> {
  const edits = await publishedEdits();
  const words = Object.entries(edits).filter(([id]) => isOfWords(id));
  const facts = Object.entries(edits).filter(([id]) => !isOfWords(id) || isOfPlans(id));
  writeWords(valuesOf(Object.fromEntries(words)));
  for (const [id, { value }] of facts)
    process.stdout.write(`By hand: ${factPlace(id)} = ${JSON.stringify(value)}\n`);
}

async function publishedEdits(): Promise<StoredEdits> {
  const { databaseUrl, dataDir } = readEnv(process.env);
  const store = await openStore({ databaseUrl, dataDir, readOnly: true });
  try {
    const newest = await findEdits(store.db, await latestVersion(store.db));
    return newest?.edits ?? {};
  } finally {
    await store.close();
  }
}

function isOfWords(id: string): boolean {
  const [first = '', second = ''] = id.split('.');
  return isLanguage(first) || (first === 'order' && second in defaults.words[defaultLanguage]);
}

/** The plans of an offering have words and facts. */
function isOfPlans(id: string): boolean {
  return /^order\.[\w-]+\.plans$/.test(id);
}

function writeWords(edited: Readonly<Record<string, unknown>>): void {
  const { words } = editedContent(defaults, edited);
  let written = 0;
  for (const language of languages)
    for (const [namespace, wanted] of Object.entries(words[language])) {
      // Operators do not edit the words of their own area.
      if (namespace === 'admin') continue;
      const name = fileOf(namespace, language, defaults);
      const path = join(values.into, name);
      const before = readFileSync(path, 'utf8');
      const after = withWords(before, wanted);
      if (after === before) continue;
      writeFileSync(path, after);
      written += 1;
      process.stdout.write(`Written: ${name}\n`);
    }
  process.stdout.write(`${written} files written\n`);
}

function fileOf(namespace: string, language: Language, { offerings }: Content): string {
  return namespace in offerings ? `offerings/${namespace}/${language}.json` : `${language}/${namespace}.json`;
}

function languageOf(name: 'from' | 'to'): Language {
  const language = values[name];
  if (!isLanguage(language)) throw new Error(`--${name} is one of ${languages.join(', ')}.`);
  return language;
}
