import { expect, test } from 'vitest';
import { sentencesIn } from './sentences.ts';

test('a paragraph is cut at its sentences, not after an abbreviation', () => {
  expect(
    sentencesIn('NOVA für 27 $ zzgl. MwSt. ist zum Kennenlernen da. Es gilt § 3 Abs. 2 und Art. 6.', 'de'),
  ).toEqual(['NOVA für 27 $ zzgl. MwSt. ist zum Kennenlernen da.', 'Es gilt § 3 Abs. 2 und Art. 6.']);
  expect(sentencesIn('Das kostet etwas zzgl.', 'de')).toEqual(['Das kostet etwas zzgl.']);
  expect(sentencesIn('It costs 27 $ incl. VAT. It takes nine minutes.', 'en')).toHaveLength(2);
});
