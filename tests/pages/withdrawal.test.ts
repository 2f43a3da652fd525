import { expect, test } from 'vitest';
import { type Page, pages } from '#app/routes.ts';
import { words } from '#content/words.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { parseHtml, textOf } from '#tests/kit/html-tree.ts';
import { renderFromSource } from '#tests/kit/rendered-page.ts';

async function textOn(id: string, language: 'de' | 'en'): Promise<string> {
  const { file, path } = pages.find((page: Page) => page.id === id)! as Page;
  return textOf(parseHtml(await renderFromSource(file, pathIn(language, path))));
}

test.each(languages)(
  'in %s, the contract of a consumer names the withdrawal, one of a company does not',
  async (language) => {
    const { included } = words[language].contract.withdrawal;
    for (const id of ['nova', 'sophie', 'master-wu', 'ic-water-principle', 'alacarte', 'nova-case-study'])
      expect(await textOn(id, language), id).toContain(included);
    for (const id of ['fuel', 'smo-excellence', 'monthly'])
      expect(await textOn(id, language), id).not.toContain(included);
  },
);

test.each(languages)('in %s, the page of withdrawals has the model form to copy', async (language) => {
  const { title, hint, lines, note } = words[language]['withdraw-contract'].model;
  const text = await textOn('withdraw-contract', language);
  for (const part of [title, hint, ...lines.slice(1), note])
    expect(text.replaceAll('\u00ad', '')).toContain(part.replaceAll('\u00ad', ''));
});
