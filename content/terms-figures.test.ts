import { expect, test } from 'vitest';
import { languages } from '#domain/language/languages.ts';
import { placeholdersIn } from '#domain/publishing/placeholders.ts';
import { termsFigures, termsPlaceholder } from './terms-figures.ts';
import { words } from './words.ts';

test.each(languages)('the table of the %s terms shows every figure and no other', (language) => {
  const { rows } = words[language]['terms-of-service'].figures;
  expect(rows.map(({ id }) => id).toSorted()).toEqual(Object.keys(termsFigures).toSorted());
  for (const row of rows) expect(placeholdersIn(row.value), row.id).toContain(termsPlaceholder(row.id));
});

test.each(languages)('the clauses of the %s terms state what the table says of them', (language) => {
  const { figures, sections } = words[language]['terms-of-service'];
  const clauses = new Map(
    Object.values(sections).flatMap((section) =>
      section.clauses.map(({ number, text }) => [number, text] as const),
    ),
  );
  for (const row of figures.rows) {
    const stated = placeholdersIn(clauses.get(row.clause) ?? '');
    expect(stated, row.id).toEqual(expect.arrayContaining(placeholdersIn(row.value)));
  }
});

test.each(languages)('no figure is written by hand into the %s terms', (language) => {
  const { figures, sections } = words[language]['terms-of-service'];
  const texts = [
    ...figures.rows.map(({ value }) => value),
    ...Object.values(sections).flatMap(({ clauses }) => clauses.map(({ text }) => text)),
  ];
  // The number left refers to another clause.
  expect(texts.flatMap((text) => text.match(/\d[\d.,]*/g) ?? [])).toEqual(['11.1']);
});
