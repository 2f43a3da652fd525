import type { FieldCode, FieldError } from '#domain/language/text-rules.ts';

/** These codes share the text for a missing choice. */
const choiceCodes: ReadonlySet<FieldCode> = new Set([
  'type',
  'unknownSolution',
  'ratingRange',
  'unknownCause',
]);

/** Texts are named by code (`emailInvalid`), `<field><Code>` (`nameRequired`), or `invalid` for the rest. */
export function fieldMessage(
  texts: Readonly<Record<string, string>>,
  errors: readonly FieldError[],
  field: string,
): string | undefined {
  const error = errors.find((candidate) => candidate.field === field);
  if (!error) return undefined;
  const { code } = error;
  const own = `${field}${code[0]!.toUpperCase()}${code.slice(1)}`;
  const ofChoice = choiceCodes.has(code) ? texts[`${field}Required`] : undefined;
  return texts[code] ?? texts[own] ?? ofChoice ?? texts.invalid;
}
