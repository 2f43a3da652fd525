import { expect, test } from 'vitest';
import { endOfHead, fieldsOf, longestField } from './mail-head.ts';

test('a head ends at the first empty line, however lines end, or with the mail', () => {
  expect(endOfHead(Buffer.from('From: a\r\n\r\nText\n\n'))).toBe(7);
  expect(endOfHead(Buffer.from('From: a\n\nText\r\n\r\n'))).toBe(7);
  expect(endOfHead(Buffer.from('From: a'))).toBe(7);
});

test('fields are bounded, with their end where the nearest stands last; recipients are not read', () => {
  const long = 'x'.repeat(2 * longestField);
  const head = [
    `Subject: ${long}end`,
    `References: <first>\r\n ${long}<last>`,
    `To: ${'a:'.repeat(9)}`,
    'Date: today',
  ];
  const [subject = '', references = '', ...others] = fieldsOf(Buffer.from(head.join('\r\n')));
  expect([subject.length, subject.endsWith('x')]).toEqual([longestField, true]);
  expect(references).toMatch(/^References: x.*<last>$/s);
  expect(references.length).toBeLessThan(longestField + 20);
  expect(others).toEqual(['Date: today']);
});
