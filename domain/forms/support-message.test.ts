import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { supportMessageSchema } from './support-message.ts';

const message = { name: 'Anna Berg', email: 'anna@example.com', company: 'Berg AG', message: 'Guten Tag' };

function errorsOf(input: unknown) {
  return fieldErrors(supportMessageSchema.safeParse(input));
}

test('a complete message passes unchanged', () => {
  expect(supportMessageSchema.parse(message)).toEqual(message);
});

test('company may be missing or empty and is stored as an empty text', () => {
  const { company: _, ...withoutCompany } = message;
  expect(supportMessageSchema.parse(withoutCompany).company).toBe('');
  expect(supportMessageSchema.parse({ ...message, company: '  ' }).company).toBe('');
});

test('texts are trimmed and brought into NFC', () => {
  const parsed = supportMessageSchema.parse({
    ...message,
    name: ' Jo\u0308rg\t',
    message: '\n Hallo\r\n\tdu \n',
  });
  expect(parsed.name).toBe('J\u00f6rg');
  expect(parsed.message).toBe('Hallo\n\tdu');
});

test('unknown keys are left out and dangerous ones do no harm', () => {
  const body = JSON.parse(
    `{"__proto__":{"company":"x"},"constructor":1,"extra":2,${JSON.stringify(message).slice(1)}`,
  ) as unknown;
  expect(Object.keys(supportMessageSchema.parse(body))).toEqual(Object.keys(message));
  expect(({} as Record<string, unknown>).company).toBeUndefined();
});

test('all missing fields are reported, each once, in the order of the form', () => {
  expect(errorsOf({})).toEqual([
    { field: 'name', code: 'required' },
    { field: 'email', code: 'required' },
    { field: 'message', code: 'required' },
  ]);
});

test.each([null, [], 'text', 5, undefined])('a body that is no object (%j) is refused as a whole', (body) => {
  expect(errorsOf(body)).toEqual([{ field: '', code: 'type' }]);
});

test.each([
  ['name', '', 'required'],
  ['name', ' \u00a0 ', 'required'],
  ['name', 5, 'type'],
  ['name', true, 'type'],
  ['name', null, 'type'],
  ['name', ['Anna'], 'type'],
  ['company', null, 'type'],
  ['email', '', 'required'],
  ['email', 'anna', 'emailInvalid'],
  ['email', '@example.com', 'emailInvalid'],
  ['email', 'anna@', 'emailInvalid'],
  ['email', 'an na@example.com', 'emailInvalid'],
  ['email', 'anna@example..com', 'emailInvalid'],
  ['email', 'anna@-example.com', 'emailInvalid'],
  ['email', 'anna@example.com, b@example.com', 'emailInvalid'],
  ['email', 'änna@example.com', 'emailInvalid'],
  ['email', 'anna@müller.de/weg', 'emailInvalid'],
  ['email', 'anna@müller.de:25', 'emailInvalid'],
  ['email', 'anna@example.com\r\nBcc: b@example.com', 'emailInvalid'],
  ['email', 'Anna <anna@example.com>', 'emailInvalid'],
  ['message', '\u200b\0', 'required'],
  ['message', '\n\t \r\n', 'required'],
])('%s %j is refused as %s', (field, value, code) => {
  expect(errorsOf({ ...message, [field]: value })).toEqual([{ field, code }]);
});

test.each(['a@b', "o'neil+tag@mail.example.com", 'anna@müller.de', 'ANNA@Example.COM', '.a..b.@example.com'])(
  'the address %s passes as typed',
  (email) => {
    expect(supportMessageSchema.parse({ ...message, email }).email).toBe(email);
  },
);

test.each([
  ['name', 'Anna\r\nBcc: x@example.com', 'Anna Bcc: x@example.com'],
  ['name', ' An\0na\tBerg\u2028', 'Anna Berg'],
  ['name', '\u202eAnna \u200bBerg\ufeff', 'Anna Berg'],
  ['name', 'نیم\u200cفاصله', 'نیم\u200cفاصله'],
  ['name', 'Anna \u200c\ud800', 'Anna \ufffd'],
  ['company', 'Berg\u001b\nAG', 'Berg AG'],
  ['email', ' mailto:anna@example.com', 'anna@example.com'],
  ['email', 'mailto:anna@example.com?subject=Frage', 'anna@example.com'],
  ['email', 'anna\u00ad@exam\u200bple.com\u00a0', 'anna@example.com'],
  ['message', 'Punkt A\vPunkt B\fSeite 2\r\nEnde\u0003', 'Punkt A\nPunkt B\nSeite 2\nEnde'],
  ['message', 'E\u001eMail, Wort\u001fteil \uf0b7', 'E\u2011Mail, Wort\u00adteil •'],
  ['message', 'Spalte\tWert 👩\u200d👧', 'Spalte\tWert 👩\u200d👧'],
] as const)('%s %j is cleaned, not refused', (field, pasted, cleaned) => {
  expect(supportMessageSchema.parse({ ...message, [field]: pasted })[field]).toBe(cleaned);
});

test('a very long message passes: there is no length limit', () => {
  const long = 'ä'.repeat(200_000);
  expect(supportMessageSchema.parse({ ...message, message: long }).message).toBe(long);
});

test('no text ever gets through with what could end a mail header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const result = supportMessageSchema.safeParse({ ...message, name });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what the test is about
      if (result.success) expect(result.data.name).not.toMatch(/[\0-\x1f\x7f]/);
    }),
  );
});

test('a hostile address is judged at once', () => {
  const started = performance.now();
  errorsOf({ ...message, email: `a@${'a-'.repeat(120_000)}` });
  errorsOf({ ...message, email: `a@${'a.'.repeat(120_000)}ä` });
  expect(performance.now() - started).toBeLessThan(2000);
});
