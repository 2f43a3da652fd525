import type { FieldCode, FieldError } from '#domain/text-rules.ts';

/** Nothing was chosen, or nothing that can be: the sentence is that of a missing choice. */
const choiceCodes: ReadonlySet<FieldCode> = new Set([
  'type',
  'unknownSolution',
  'ratingRange',
  'unknownCause',
]);

/**
 * The sentence for a refused field. The texts are named by the code (`emailInvalid`) or `<field><Code>` (`nameRequired`);
 * characters that cannot be stored have one sentence for all fields, and so has a code that has no text (`invalid`).
 */
export function fieldMessage(
  texts: Readonly<Record<string, string>>,
  errors: readonly FieldError[],
  field: string,
): string | undefined {
  const error = errors.find((candidate) => candidate.field === field);
  if (!error) return undefined;
  const { code } = error;
  if (code === 'controlCharacter' || code === 'notUnicode') return texts.invalidCharacters;
  const own = `${field}${code[0]!.toUpperCase()}${code.slice(1)}`;
  const ofChoice = choiceCodes.has(code) ? texts[`${field}Required`] : undefined;
  return texts[code] ?? texts[own] ?? ofChoice ?? texts.invalid;
}
