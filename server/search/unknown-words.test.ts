import { expect, test } from 'vitest';
import { unknownWords } from './search-answer.ts';
import { createSearchIndex } from './search-index.ts';

const section = {
  path: '/nova',
  place: 'preis',
  heading: 'Was kostet eine Sitzung?',
  above: [],
  blocks: ['Die Kündigung kennt keine Frist.'],
  kind: 'plain',
  pageName: 'NOVA',
  pageTitle: 'NOVA',
  asks: 'Stornieren',
  isLegal: false,
  isOffering: true,
} as const;

test.each([
  ['Gibt es einen Parkplatz?', ['Parkplatz']],
  ['Kündigungen und Kündigungsfrist', []],
  ['Preis für das Stornieren', []],
  ['Kunst oder Aufzug', ['Kunst', 'Aufzug']],
])('of “%s”, the site does not have %j', async (question, unknown) => {
  const marked = unknownWords(await createSearchIndex([section]), question);
  expect(marked.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(unknown);
  expect(marked.map(({ text }) => text).join('')).toBe(question);
});
