import german from '#content/de/mail.json' with { type: 'json' };
import germanSurvey from '#content/de/survey.json' with { type: 'json' };
import english from '#content/en/mail.json' with { type: 'json' };
import englishSurvey from '#content/en/survey.json' with { type: 'json' };
import { isLanguage, type Language } from '#domain/languages.ts';
import type { SolutionId } from '#domain/survey.ts';

const mails = { de: german, en: english };
const surveys = { de: germanSurvey, en: englishSurvey };
const locales = { de: 'de-DE', en: 'en-GB' } as const;

/** The company's readers are in the DACH region (PRODUCT: who uses it). */
const timeZone = 'Europe/Berlin';

export type MailWords = Omit<typeof german, '_facts'>;

/** The words of all mails in a language. */
export function mailWords(language: Language): MailWords {
  return mails[language];
}

/** A solution as the survey calls it. */
export function solutionName(language: Language, solution: SolutionId): string {
  return surveys[language].form.solutionUsed.options[solution];
}

/** A page's language in the reader's language. */
export function languageName(language: Language, pageLanguage: string | null): string {
  const { languages, notGiven } = mails[language].common;
  return isLanguage(pageLanguage) ? languages[pageLanguage] : notGiven;
}

/** A moment (ISO 8601) as the reader writes it, with its time zone. */
export function momentInWords(language: Language, moment: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(moment));
}
