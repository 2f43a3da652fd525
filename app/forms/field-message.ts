import type { FieldError } from '#domain/text-rules.ts';

/**
 * The sentence for a refused field. The texts are named by the code (`emailInvalid`) or `<field><Code>` (`nameRequired`); characters that
 * cannot be stored have one sentence for all fields.
 */
export function fieldMessage(
  texts: Readonly<Record<string, string>>,
  errors: readonly FieldError[],
  field: string,
): string | undefined {
  const error = errors.find((candidate) => candidate.field === field);
  if (!error) return undefined;
  if (error.code === 'controlCharacter' || error.code === 'notUnicode') return texts.invalidCharacters;
  const own = `${field}${error.code[0]!.toUpperCase()}${error.code.slice(1)}`;
  return texts[error.code] ?? texts[own] ?? texts[`${field}Required`] ?? texts.invalidCharacters;
}
