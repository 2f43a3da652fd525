import { expect, test } from 'vitest';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { cancellationSchema, declarationLimits, withdrawalSchema } from './declaration.ts';

const withdrawal = { name: 'Anna Berg', email: 'anna@example.com', contract: 'NOVA, bestellt am 3. Mai' };
const cancellation = { ...withdrawal, cause: 'ordinary', reason: '', endDate: '' };

const withdrawalErrors = (input: unknown) => fieldErrors(withdrawalSchema.safeParse(input));
const cancellationErrors = (input: unknown) => fieldErrors(cancellationSchema.safeParse(input));

test('a withdrawal needs name, address and contract, and no reason', () => {
  expect(withdrawalSchema.parse(withdrawal)).toEqual(withdrawal);
  expect(withdrawalErrors({})).toEqual([
    { field: 'name', code: 'required' },
    { field: 'email', code: 'required' },
    { field: 'contract', code: 'required' },
  ]);
});

test('an ordinary cancellation needs neither a reason nor a day', () => {
  const { reason: _, endDate: __, ...short } = cancellation;
  expect(cancellationSchema.parse(short)).toEqual(cancellation);
});

test('a cancellation for cause needs its reason', () => {
  expect(cancellationErrors({ ...cancellation, cause: 'forCause' })).toEqual([
    { field: 'reason', code: 'required' },
  ]);
  expect(cancellationErrors({ ...cancellation, cause: 'forCause', reason: '  ' })).toEqual([
    { field: 'reason', code: 'required' },
  ]);
  expect(cancellationErrors({ ...cancellation, cause: 'forCause', reason: 'Ausfall' })).toEqual([]);
});

test('the missing reason is named together with everything else that is missing', () => {
  expect(cancellationErrors({ cause: 'forCause' }).map(({ field }) => field)).toEqual([
    'name',
    'email',
    'contract',
    'reason',
  ]);
});

test.each([
  ['cause', '', 'required'],
  ['cause', undefined, 'required'],
  ['cause', 'never', 'unknownCause'],
  ['cause', 5, 'type'],
  ['endDate', '31.12.2026', 'dateInvalid'],
  ['endDate', '2026-02-30', 'dateInvalid'],
  ['endDate', '2026-12', 'dateInvalid'],
  ['endDate', null, 'type'],
  ['reason', 7, 'type'],
  ['email', 'anna', 'emailInvalid'],
  ['contract', ' \n ', 'required'],
  ['name', 'x'.repeat(declarationLimits.name + 1), 'tooLong'],
  ['contract', 'x'.repeat(declarationLimits.contract + 1), 'tooLong'],
  ['reason', 'x'.repeat(declarationLimits.reason + 1), 'tooLong'],
])('%s %j is refused as %s', (field, value, code) => {
  expect(cancellationErrors({ ...cancellation, [field]: value })).toEqual([{ field, code }]);
});

test('texts of exactly the longest length and a day of a leap year pass', () => {
  const longest = { contract: 'x'.repeat(declarationLimits.contract), endDate: '2028-02-29' };
  expect(cancellationErrors({ ...cancellation, ...longest })).toEqual([]);
});

test.each([null, [], 'text', undefined])('%j is refused as a whole', (input) => {
  expect(cancellationErrors(input)).toEqual([{ field: '', code: 'type' }]);
});
