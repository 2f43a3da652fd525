import { expect, test } from 'vitest';
import type { FieldCode } from '#domain/language/text-rules.ts';
import { fieldMessage } from './field-message.ts';

const texts = {
  nameRequired: 'Name fehlt',
  emailRequired: 'E-Mail fehlt',
  emailInvalid: 'E-Mail unvollständig',
  ratingRequired: 'Bewertung fehlt',
  invalid: 'Bitte prüfen',
};

test.each([
  ['name', 'required', texts.nameRequired],
  ['email', 'emailInvalid', texts.emailInvalid],
  ['rating', 'ratingRange', texts.ratingRequired],
] as const)('a refusal of %s with %s says its own sentence', (field, code, sentence) => {
  expect(fieldMessage(texts, [{ field, code }], field)).toBe(sentence);
});

test('a code that nobody has written a sentence for gets the general one', () => {
  const errors = [{ field: 'name', code: 'ofALaterServer' as FieldCode }];
  expect(fieldMessage(texts, errors, 'name')).toBe(texts.invalid);
});

test('a field that is not refused has no sentence', () => {
  expect(fieldMessage(texts, [{ field: 'name', code: 'required' }], 'email')).toBeUndefined();
});
