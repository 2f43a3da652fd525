import * as z from 'zod/mini';
import { composed } from './composed-text.ts';

export type FieldCode =
  | 'required'
  | 'type'
  | 'emailInvalid'
  | 'lineBreak'
  | 'controlCharacter'
  | 'notUnicode'
  | 'unknownSolution'
  | 'ratingRange'
  | 'tooLong'
  | 'unknownCause'
  | 'dateInvalid'
  | 'unknownPlaceholder';

export type FieldError = { field: string; code: FieldCode };

export type Verdict<Value> = { value: Value } | { code: FieldCode };

const lineBreak = /[\n\r\u0085\u2028\u2029]/;
const controlCharacter = /\p{Cc}/u;
const controlCharacterInLongText = /[^\P{Cc}\t\n\r]/u;

/** Refuses line breaks (they could end a mail header), control characters and invalid Unicode. Returns NFC, trimmed. */
export function judgeLine(value: string): Verdict<string> {
  if (!value.isWellFormed()) return { code: 'notUnicode' };
  if (lineBreak.test(value)) return { code: 'lineBreak' };
  const text = value.trim();
  if (controlCharacter.test(text)) return { code: 'controlCharacter' };
  return { value: composed(text) };
}

/** As `judgeLine`, but allows line breaks and tabs. */
export function judgeText(value: string): Verdict<string> {
  if (!value.isWellFormed()) return { code: 'notUnicode' };
  if (controlCharacterInLongText.test(value)) return { code: 'controlCharacter' };
  return { value: composed(value.trim()) };
}

export function mandatory(judge: (value: string) => Verdict<string>): (value: string) => Verdict<string> {
  return (value) => {
    const verdict = judge(value);
    return 'value' in verdict && verdict.value === '' ? { code: 'required' } : verdict;
  };
}

export function atMost(
  limit: number,
  judge: (value: string) => Verdict<string>,
): (value: string) => Verdict<string> {
  return (value) => {
    const verdict = judge(value);
    return 'value' in verdict && verdict.value.length > limit ? { code: 'tooLong' } : verdict;
  };
}

/** Adds no length limit (FORM-1, FORM-2). */
export function textField<Value extends string>(judge: (value: string) => Verdict<Value>) {
  const field = z.string({ error: typeCode }).check((context) => {
    const verdict = judge(context.value);
    if ('value' in verdict) context.value = verdict.value;
    else context.issues.push({ code: 'custom', input: context.value, message: verdict.code });
  });
  // The rule guarantees the type, which zod does not know.
  return field as z.ZodMiniType<string> as z.ZodMiniType<Value, string>;
}

/** A missing field counts as empty. */
export function optionalTextField(judge: (value: string) => Verdict<string>) {
  return z._default(textField(judge), '');
}

export function typeCode(issue: { input?: unknown }): FieldCode {
  return issue.input === undefined ? 'required' : 'type';
}

/** In form order, at most one code per field. A body that is no object is field ''. */
export function fieldErrors(result: z.core.util.SafeParseResult<unknown>): FieldError[] {
  if (result.success) return [];
  const codes = new Map<string, FieldCode>();
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '');
    if (!codes.has(field)) codes.set(field, issue.path.length > 0 ? (issue.message as FieldCode) : 'type');
  }
  return [...codes].map(([field, code]) => ({ field, code }));
}
