import { fill, placeholdersIn } from '#domain/publishing/placeholders.ts';

type Facts = Readonly<Record<string, string>>;

/**
 * Throws if a value is missing. Only a fact of an offering (`nova.price.session`), which operators may put into any mail,
 * stays as it is: that mail is sent all the same.
 */
export function fillWords(text: string, facts: Facts): string {
  const missing = placeholdersIn(text).find((name) => /^\w+$/.test(name) && !Object.hasOwn(facts, name));
  if (missing !== undefined) throw new Error(`The text needs the fact "${missing}"`);
  return fill(text, facts);
}
