import type { Content, NamespaceWords } from '#content/content.ts';
import { defaultLanguage, isLanguage, type Language, languageName } from '#domain/languages.ts';

/** The words of all mails in a language, their placeholders unfilled. */
export function mailWords({ words }: Content, language: Language): NamespaceWords<'mail'> {
  return words[language].mail;
}

/** The language of a mail to a visitor: that of the page the form was on, the default one where it did not say. */
export function languageOfMail(pageLanguage: string | null): Language {
  return isLanguage(pageLanguage) ? pageLanguage : defaultLanguage;
}

/** A page's language in the reader's language. */
export function pageLanguageName(content: Content, language: Language, pageLanguage: string | null): string {
  const { notGiven } = mailWords(content, language).common;
  return isLanguage(pageLanguage) ? languageName(pageLanguage, language) : notGiven;
}
