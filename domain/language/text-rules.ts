import * as z from 'zod/mini';
import { cleanLine, cleanText } from './clean-text.ts';

export type FieldCode =
  | 'required'
  | 'type'
  | 'emailInvalid'
  | 'unknownSolution'
  | 'ratingRange'
  | 'tooLong'
  | 'unknownCause'
  | 'dateInvalid'
  | 'unknownPlaceholder';

export type FieldError = { field: string; code: FieldCode };

export type Verdict<Value> = { value: Value } | { code: FieldCode };

/** One line, cleaned of what a person did not mean to paste: nothing is refused. */
export function judgeLine(value: string): { value: string } {
  return { value: cleanLine(value) };
}

/** Like `judgeLine`, with line breaks and tabs. */
export function judgeText(value: string): { value: string } {
  return { value: cleanText(value) };
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
