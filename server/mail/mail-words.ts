import { type NamespaceWords, words } from '#content/words.ts';
import { defaultLanguage, isLanguage, type Language, languageName } from '#domain/languages.ts';

type MailWords = NamespaceWords<'mail'>;

/** The words of all mails in a language. */
export function mailWords(language: Language): MailWords {
  return words[language].mail;
}

/** The language of a mail to a visitor: that of the page the form was on, the default one where it did not say. */
export function languageOfMail(pageLanguage: string | null): Language {
  return isLanguage(pageLanguage) ? pageLanguage : defaultLanguage;
}

/** A page's language in the reader's language. */
export function pageLanguageName(language: Language, pageLanguage: string | null): string {
  const { notGiven } = mailWords(language).common;
  return isLanguage(pageLanguage) ? languageName(pageLanguage, language) : notGiven;
}
