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
  '%s in %s says what happens to what one says, and once what it cannot say yet',
  async (id, language) => {
    const { data, unstated } = words[language].sessions;
    const text = await textOn(id, language);
    expect(text).toContain(data.title);
    expect(text).toContain(data.companiesText);
    expect(text.split(unstated.topics.place)).toHaveLength(2);
  },
);

test.each(sellers)(
  '%s in %s says what the operator has set, and promises nothing for later',
  async (id, language) => {
    const { unstated, stated: answers } = words[language].sessions;
    const text = await textOn(id, language, stated);
    for (const answer of ['Zürich', 'Modell A', answers.training.never]) expect(text).toContain(answer);
    for (const topic of Object.values(unstated.topics)) expect(text).not.toContain(topic);
  },
);

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
