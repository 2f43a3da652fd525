import type { Content, NamespaceWords } from '#content/content.ts';
import { defaultLanguage, isLanguage, type Language, languageName } from '#domain/language/languages.ts';
import { fill, placeholdersIn } from '#domain/publishing/placeholders.ts';

export function mailWords({ words }: Content, language: Language): NamespaceWords<'mail'> {
  return words[language].mail;
}

export function languageOfMail(pageLanguage: string | null): Language {
  return isLanguage(pageLanguage) ? pageLanguage : defaultLanguage;
}

export function pageLanguageName(content: Content, language: Language, pageLanguage: string | null): string {
  const { notGiven } = mailWords(content, language).common;
  return isLanguage(pageLanguage) ? languageName(pageLanguage, language) : notGiven;
}

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
