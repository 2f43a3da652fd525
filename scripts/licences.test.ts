import { expect, test } from 'vitest';
import { licencesOf } from './licences.ts';

const bill = (licenses: object[]) =>
  JSON.stringify({ components: [{ name: '@a/b', version: '1.2.3', licenses }] });

test('what ships is listed with its licence, fonts with their whole text', () => {
  const listed = licencesOf(bill([{ license: { id: 'MIT' } }]));
  expect(listed).toContain('\n@a/b 1.2.3: MIT\n');
  expect(listed.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
  expect(licencesOf(bill([{ expression: '(MIT OR EUPL-1.1+)' }]))).toContain(
    '@a/b 1.2.3: (MIT OR EUPL-1.1+)',
  );
});

test('a package that names no licence is not packed', () => {
  expect(() => licencesOf(bill([]))).toThrow('@a/b names no licence');
});
