import type { Content, NamespaceWords } from '#content/content.ts';
import { defaultLanguage, isLanguage, type Language, languageName } from '#domain/language/languages.ts';

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
