import { expect, test } from 'vitest';
import { openPoints } from '#content/facts/open-points.ts';
import { readSiteConfig } from '#content/facts/site-config.ts';
import { levelOf } from '#content/facts/site-variables.ts';
import { allVariables } from './all-variables.ts';

test.each([...allVariables.values()])('the example of $name is accepted', ({ schema, note }) => {
  expect(note.example === 'none' || schema.safeParse(note.example).success).toBe(true);
});

test.each([...allVariables.values()])('$name is described in one sentence', ({ note }) => {
  expect(note.sets).toMatch(/^[A-Z].+\.$/);
  expect(note.sets).not.toMatch(/\. /);
});

test('the variables to set before launch are the open points that keep a site private, and the mail server', () => {
  const must = [...allVariables.values()].filter(({ note }) => note.level === 'must').map(({ name }) => name);
  const open = openPoints(readSiteConfig({})).flatMap(({ variables }) => variables);
  expect(must.sort()).toEqual([...open.filter((name) => levelOf(name) === 'must'), 'SMTP_URL'].sort());
});

test('every open point is a variable with a description', () => {
  const open = openPoints(readSiteConfig({})).flatMap(({ variables }) => variables);
  expect(open.filter((name) => !allVariables.has(name))).toEqual([]);
});
