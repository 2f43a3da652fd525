import type { Language } from './languages.ts';

const words: Readonly<Record<Language, readonly string[]>> = {
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
};

/** In words up to twelve, in digits above. */
export function numberInWords(value: number, language: Language): string {
  return words[language][value] ?? String(value);
}
