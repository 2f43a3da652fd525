import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

const shown = (html: string) => keepTogether(html).replaceAll('\u2060', '⁀').replaceAll('\u00a0', '_');

test('short first parts of a word, and numbers and their units, stay on one line', () => {
  expect(shown('<p>Ein KI-System, per E-Mail-Adresse, in 60 Minuten um 2 Uhr, 15-minute</p>')).toBe(
    '<p>Ein KI-⁀System, per E-⁀Mail-Adresse, in 60_Minuten um 2_Uhr, 15-⁀minute</p>',
  );
});

test('long first parts may break, and 5 Betriebe are no unit', () => {
  const html = '<p>Online-Termin, Ja- und Nein-Fragen, 5 Betriebe, 3 Monatspläne</p>';
  expect(keepTogether(html)).toBe(html);
});

test('addresses stay as they are', () => {
  const html = '<p>ki-x@e-mail.example und https://a-b.example/c-d</p>';
  expect(keepTogether(html)).toBe(html);
});

test.each([
  '<a href="/x" title="KI-System 60 Minuten">mehr</a>',
  '<script type="application/ld+json">{"name":"KI-System < 60 Minuten"}</script>',
  '<title>E-Mail in 15 Minuten</title>',
  '<textarea>E-Mail in 15 Minuten</textarea>',
  '<svg><text>KI-System</text></svg>',
  '<!-- KI-System -->',
  '<div data-island="x" data-props="{}"><div><p>KI-System</p></div><p>60 Minuten</p></div>',
])('%s stays as it is', (html) => {
  expect(keepTogether(html)).toBe(html);
});

test('names stay; after an island the text goes on', () => {
  expect(
    shown('<a href="/">Live-Demo, 15 Minuten</a><div data-island="x"><div></div></div><p>E-Mail</p>'),
  ).toBe('<a href="/">Live-Demo, 15_Minuten</a><div data-island="x"><div></div></div><p>E-⁀Mail</p>');
});
