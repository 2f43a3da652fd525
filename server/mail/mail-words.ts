import german from '#content/de/mail.json' with { type: 'json' };
import english from '#content/en/mail.json' with { type: 'json' };
import { defaultLanguage, isLanguage, type Language } from '#domain/languages.ts';

const mails = { de: german, en: english };

type MailWords = Omit<typeof german, '_approve'>;

/** The words of all mails in a language. */
export function mailWords(language: Language): MailWords {
  return mails[language];
}

/** The language of a mail to a visitor: that of the page the form was on, German where it did not say. */
export function languageOfMail(pageLanguage: string | null): Language {
  return isLanguage(pageLanguage) ? pageLanguage : defaultLanguage;
}

/** A page's language in the reader's language. */
export function languageName(language: Language, pageLanguage: string | null): string {
  const { languages, notGiven } = mails[language].common;
  return isLanguage(pageLanguage) ? languages[pageLanguage] : notGiven;
}
