import * as z from 'zod/mini';
import { composed } from './composed-text.ts';

/** Why one field of a form is refused; the screens turn the code into words. */
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
  | 'dateInvalid';

export type FieldError = { field: string; code: FieldCode };

/** What a rule for one field gives back: the value to keep, or the code of the refusal. */
export type Verdict<Value> = { value: Value } | { code: FieldCode };

const lineBreak = /[\n\r\u0085\u2028\u2029]/;
const controlCharacter = /\p{Cc}/u;
const controlCharacterInLongText = /[^\P{Cc}\t\n\r]/u;

/**
 * Judges a text of one line: no line break anywhere (it could end a mail header), no control character, valid Unicode.
 * Gives back the text in NFC without surrounding spaces, possibly empty.
 */
export function judgeLine(value: string): Verdict<string> {
  if (!value.isWellFormed()) return { code: 'notUnicode' };
  if (lineBreak.test(value)) return { code: 'lineBreak' };
  const text = value.trim();
  if (controlCharacter.test(text)) return { code: 'controlCharacter' };
  return { value: composed(text) };
}

/** Judges a text of several lines: as `judgeLine`, but line breaks and tabs are welcome. */
export function judgeText(value: string): Verdict<string> {
  if (!value.isWellFormed()) return { code: 'notUnicode' };
  if (controlCharacterInLongText.test(value)) return { code: 'controlCharacter' };
  return { value: composed(value.trim()) };
}

/** Adds to a rule that the text may not be empty once trimmed. */
export function mandatory(judge: (value: string) => Verdict<string>): (value: string) => Verdict<string> {
  return (value) => {
    const verdict = judge(value);
    return 'value' in verdict && verdict.value === '' ? { code: 'required' } : verdict;
  };
}

/** Adds to a rule that the text has at most `limit` characters. */
export function atMost(
  limit: number,
  judge: (value: string) => Verdict<string>,
): (value: string) => Verdict<string> {
  return (value) => {
    const verdict = judge(value);
    return 'value' in verdict && verdict.value.length > limit ? { code: 'tooLong' } : verdict;
  };
}

/** A zod schema for one text field: strings only, judged by `judge`. It adds no length limit (spec 1 §5). */
export function textField<Value extends string>(judge: (value: string) => Verdict<Value>) {
  const field = z.string({ error: typeCode }).check((context) => {
    const verdict = judge(context.value);
    if ('value' in verdict) context.value = verdict.value;
    else context.issues.push({ code: 'custom', input: context.value, message: verdict.code });
  });
  // What the rule lets through is known to it, not to zod.
  return field as z.ZodMiniType<string> as z.ZodMiniType<Value, string>;
}

/** As `textField`, but the field may be missing, which means empty. */
export function optionalTextField(judge: (value: string) => Verdict<string>) {
  return z._default(textField(judge), '');
}

/** The error of a zod type check as a code: nothing there is `required`, something else there is `type`. */
export function typeCode(issue: { input?: unknown }): FieldCode {
  return issue.input === undefined ? 'required' : 'type';
}

/**
 * The refused fields of a `safeParse` result, in the order of the form and at most one code per field; empty on success.
 * A body that is no object at all is reported as field ''.
 */
export function fieldErrors(result: z.core.util.SafeParseResult<unknown>): FieldError[] {
  if (result.success) return [];
  const codes = new Map<string, FieldCode>();
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '');
    if (!codes.has(field)) codes.set(field, issue.path.length > 0 ? (issue.message as FieldCode) : 'type');
  }
  return [...codes].map(([field, code]) => ({ field, code }));
}
