import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { variableNames } from '#content/facts/variables.ts';
import { allVariables } from '#server/all-variables.ts';
import { readEnvironment } from '#server/env.ts';
import { configurationDocument } from './configuration-document.ts';
import { envExample } from './env-example.ts';

test('the document has one row for each variable', () => {
  const rows = [...configurationDocument().matchAll(/^\| `([A-Z\d_]+)`/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual([...allVariables.keys()].sort());
});

test('the example is accepted when it is filled in as its comments show', () => {
  const lines = [...envExample().matchAll(/^# .* Example: (.+)\n#?([A-Z\d_]+)=$/gm)];
  const filledIn = parseEnv(lines.map(([, text, name]) => `${name}=${text}`).join('\n'));
  expect(Object.keys(filledIn)).toHaveLength(allVariables.size);
  expect(readEnvironment(filledIn).site.origin).toBe('https://www.example.com');
});

test('the example sets nothing until it is filled in', () => {
  const lines = envExample()
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));
  expect(lines.filter((line) => !/^[A-Z\d_]+=$/.test(line))).toEqual([]);
  const known = new Set([...allVariables.keys()].flatMap(variableNames));
  expect(lines.filter((line) => !known.has(line.slice(0, -1)))).toEqual(['POSTGRES_PASSWORD=']);
});
