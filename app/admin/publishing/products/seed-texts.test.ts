import { expect, test } from 'vitest';
import { seedProducts } from '#content/product-seeds.ts';
import { words } from '#content/words.ts';
import { offeringType } from './offering-products.ts';
import { withSeedTexts } from './seed-texts.ts';

const german = seedProducts(words.de.admin.seeds);
const english = seedProducts(words.en.admin.seeds);

test('default texts follow the language, nothing that was edited or added does', () => {
  const all = [words.de.admin, words.en.admin];
  const edited = { ...english[1]!, type: 'My own type' };
  const added = { ...english[2]!, id: '1', type: 'Session', description: '' };
  const shown = withSeedTexts([english[0]!, edited, added], all[0]!, all);
  expect(shown.map(({ type }) => type)).toEqual([german[0]!.type, 'My own type', 'Session']);
  expect(withSeedTexts(shown, all[1]!, all)).toEqual([english[0]!, edited, added]);
  expect(withSeedTexts([{ ...added, type: offeringType }], all[0]!, all)[0]!.type).toBe('Angebot');
});
