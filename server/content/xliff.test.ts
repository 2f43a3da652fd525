import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { content as shipped } from '#tests/kit/content.ts';
import { readTranslation } from './read-translation.ts';
import { translationUnits } from './translation.ts';
import { mostUnits, readXliff, type Unit, writeXliff, XliffError } from './xliff.ts';
import { mostXmlTags } from './xml-shape.ts';

const unit = (source: string, target = ''): Unit => ({
  namespace: 'nova',
  path: 'hero.title',
  source,
  target,
  state: 'initial',
});

const read = (text: string) => readXliff(text).units;

test('what is written is read again, whatever the texts contain', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'a & b < c > "d"',
      'Ent\u00adschei\u00addung\u202f\u2060',
      '{{price.session}} und {{brand}}',
      ']]>',
      ' a ',
      'a\u2028b\u2029',
    ),
  );
  // XML has no other control characters than these, and a text never has any.
  const wellFormed = text.filter((one) => !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(one));
  fc.assert(
    fc.property(wellFormed, wellFormed, (source, target) => {
      const [found] = read(writeXliff([unit(source, target)], 'de', 'en'));
      expect(found).toEqual({ namespace: 'nova', path: 'hero.title', source, target });
    }),
  );
});

test('placeholders are protected elements', () => {
  const text = writeXliff([unit('Für {{price.session}} bei {{brand}}')], 'de', 'en');
  expect(text).toContain(
    'Für <ph id="1" equiv="price.session" disp="{{price.session}}"/> bei <ph id="2" equiv="brand"',
  );
});

test('a translation of several segments, with marks of the program, in a group, is one text', () => {
  const text = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="de" trgLang="en"><file id="home">
    <group id="g"><unit id="lead"><segment><source>Eins. </source><target><mrk id="m" type="term">One</mrk>. </target></segment>
    <segment><source>Zwei.</source><target><![CDATA[Two & a half.]]></target></segment></unit></group></file></xliff>`;
  expect(read(text)).toEqual([
    { namespace: 'home', path: 'lead', source: 'Eins. Zwei.', target: 'One. Two & a half.' },
  ]);
});

test.each([
  ['nothing', ''],
  ['no XML', 'PK\u0003\u0004 a spreadsheet'],
  ['broken XML', '<xliff version="2.0"><file>'],
  ['another format', '<html version="2.0"></html>'],
  ['the version before', '<xliff version="1.2" srcLang="de" trgLang="en"></xliff>'],
  ['one language', writeXliff([unit('a')], 'en', 'en')],
  ['an unknown language', '<xliff version="2.0" srcLang="de" trgLang="fr"></xliff>'],
  ['a hundred thousand elements in each other', '<mrk>'.repeat(100_000)],
  ['a tag without an end', `<xliff ${'a="" '.repeat(100_000)}`],
  ['entities', '<!DOCTYPE x [<!ENTITY a "b">]><xliff version="2.0" srcLang="de" trgLang="en">&a;</xliff>'],
  ['more than 8 MB', ' '.repeat(8_000_001)],
])('%s is refused', (_, text) => {
  expect(() => read(text)).toThrow(XliffError);
});

test.each([
  ['a million units', xliffOf(`<file id="nova">${'<unit/>'.repeat(1_000_000)}</file>`)],
  [
    'units within units',
    xliffOf(`<file>${'<unit>'.repeat(50)}${'<segment/>'.repeat(99_000)}${'</unit>'.repeat(50)}</file>`),
  ],
  ['a million spaces of names', xliffOf('<a xmlns:x="y">'.repeat(40).concat('</a>'.repeat(40)).repeat(9000))],
  ['a sheet of empty lines', `page,place,state,de,en${'\r'.repeat(7_900_000)}`],
])('%s keep nobody waiting', (_, text) => {
  const before = process.cpuUsage();
  let found = 0;
  try {
    found = readTranslation(text).units.length;
  } catch (error) {
    expect(error).toBeInstanceOf(XliffError);
  }
  expect(found).toBeLessThanOrEqual(50);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
});

test('all texts of the site are far from the limits of what is read', () => {
  const units = translationUnits(shipped, {}, { from: 'de', to: 'en', isAll: true, page: undefined });
  const text = writeXliff(units, 'de', 'en');
  expect(text.split('<').length * 2).toBeLessThan(mostXmlTags);
  expect(units.length * 2).toBeLessThan(mostUnits);
});

function xliffOf(files: string): string {
  return `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="en">${files}</xliff>`;
}
