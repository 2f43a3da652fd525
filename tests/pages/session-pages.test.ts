import { expect, test } from 'vitest';
import { type Page, pages } from '#app/routes.ts';
import { idsIn } from '#content/offerings/listed.ts';
import { words } from '#content/words.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { content, contentWith } from '#tests/kit/content.ts';
import { parseHtml, textOf } from '#tests/kit/html-tree.ts';
import { renderFromSource } from '#tests/kit/rendered-page.ts';

/** All that sell a session or a programme with one. */
const sellers = [
  ...idsIn(content.offerings),
  'alacarte',
  'demo',
  'nova-case-study',
  'sophie-compare',
  'sophie-sample',
  'ic-water-principle-sample',
].flatMap((id) => languages.map((language) => [id, language] as const));

const stated = contentWith({
  SESSION_MEDIUM: 'both',
  SESSION_RESUMES: 'on',
  SESSION_PLACE: 'Zürich',
  SESSION_MODEL: 'Modell A',
  SESSION_RETENTION_DAYS: '30',
  SESSION_TRAINING: 'never',
  SESSION_READERS: 'request',
});

async function textOn(id: string, language: 'de' | 'en', shown = content): Promise<string> {
  const { file, path } = pages.find((page: Page) => page.id === id)! as Page;
  const html = await renderFromSource(file, pathIn(language, path), { content: shown, colors: {} });
  return textOf(parseHtml(html));
}

test.each(sellers)(
  '%s in %s leaves out what is not set, and leads to what can be asked',
  async (id, language) => {
    const { ask, unstated } = words[language].sessions;
    const text = await textOn(id, language);
    expect(text.split(ask)).toHaveLength(2);
    for (const topic of Object.values(unstated.topics)) expect(text).not.toContain(topic);
  },
);

test.each(sellers)('%s in %s says what the operator has set', async (id, language) => {
  const { ask, stated: answers } = words[language].sessions;
  const text = await textOn(id, language, stated);
  for (const answer of ['Zürich', 'Modell A', answers.training.never]) expect(text).toContain(answer);
  expect(text.split(ask)).toHaveLength(2);
});

test.each(languages)('in %s, one page says all that can be asked before booking', async (language) => {
  const { unstated } = words[language].sessions;
  const { items } = words[language]['ai-or-human'].data;
  const text = await textOn('ai-or-human', language);
  for (const topic of Object.values(unstated.topics)) expect(text).toContain(topic);
  for (const { title } of items) expect(text).toContain(title);
  expect(await textOn('ai-or-human', language, stated)).toContain('Modell A');
});

test.each(['platform'].flatMap((id) => languages.map((language) => [id, language] as const)))(
  '%s in %s repeats what the operator has set, and until then what will be stated',
  async (id, language) => {
    const { unstated, stated: answers } = words[language].sessions;
    expect(await textOn(id, language)).toContain(unstated.topics.model);
    const text = await textOn(id, language, stated);
    for (const answer of ['Modell A', answers.medium.both]) expect(text).toContain(answer);
    expect(text).not.toContain(unstated.topics.model);
  },
);
