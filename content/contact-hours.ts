import type { Language } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import {
  dayGroups,
  hoursInWords,
  type Span,
  spansForReaders,
  timesInWords,
  weekdayName,
} from '#domain/site/contact-hours.ts';
import type { Content } from './content.ts';

/** Office hours in the readers' time: a run of equal days in whole words, other weeks as a list of short ones. */
export function contactHoursIn({ site, words }: Content, language: Language): string {
  const { unset, allYear, bySeason, weekAllYear, weekBySeason } = words[language].support.hours;
  if (!site.contactHours) return unset;
  const { week, timeZone } = site.contactHours;
  const winterTimes = (spans: readonly Span[]) => spansForReaders(spans, timeZone).winter;
  const summerTimes = (spans: readonly Span[]) => spansForReaders(spans, timeZone).summer;
  const [group, ...others] = dayGroups(week);
  if (group && others.length === 0 && group.first !== group.last) {
    const winter = timesInWords(winterTimes(group.spans), language);
    const summer = timesInWords(summerTimes(group.spans), language);
    const days = { first: weekdayName(group.first, language), last: weekdayName(group.last, language) };
    return fill(winter === summer ? allYear : bySeason, { ...days, winter, summer });
  }
  const winter = hoursInWords(week, language, winterTimes);
  const summer = hoursInWords(week, language, summerTimes);
  return fill(winter === summer ? weekAllYear : weekBySeason, { winter, summer });
}
