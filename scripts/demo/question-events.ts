import type { Language } from '#domain/language/languages.ts';
import type { DemoEvent } from './demo-event.ts';
import { momentOf } from './moments.ts';

const questions: readonly (readonly [daysAgo: number, at: string, Language, string])[] = [
  [19, '10:05', 'de', 'Gibt es Ratenzahlung?'],
  [12, '21:40', 'en', 'Do you have a loyalty card'],
  [8, '07:15', 'de', 'Gibt es Ratenzahlung'],
  [5, '16:30', 'de', 'Darf mein Hund mit in die Sitzung?'],
  [3, '11:10', 'de', 'gibt es ratenzahlung?'],
  [1, '18:20', 'de', 'Stundet ihr auch?'],
];

export function questionEvents(now: Date): DemoEvent[] {
  return questions.map(([daysAgo, at, language, question]) => ({
    at: momentOf({ daysAgo, at }, now),
    run: async (site) => await site.searchInVain(language, question),
  }));
}
