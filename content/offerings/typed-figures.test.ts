import { expect, test } from 'vitest';
import { textEntries } from '#content/text-entries.ts';
import { reviews } from '#content/texts-to-review.ts';
import { words } from '#content/words.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { type ListedOffering, offerings } from './offerings.ts';
import type { Figures } from './record.ts';

/** By the end of a figure's name. */
const units: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: { Days: 'Tag', Months: 'Monat', Hours: 'Stunde', Minutes: 'Minute' },
  en: { Days: 'day', Months: 'month', Hours: 'hour', Minutes: 'minute' },
};

/** In English it is half an hour, and both languages name the same facts. */
const exceptions = ['master-wu.meta.description'];

const told = reviews(words).filter(({ kind }) => ['story', 'testimonial', 'quote'].includes(kind));

function isTold(text: string): boolean {
  return told.some(({ namespace, path }) => `${text}.`.startsWith(`${namespace}.${path}.`));
}

function figuresOf({ minutes, figures, plans }: ListedOffering): (readonly [name: string, value: number])[] {
  const all: readonly (Figures | undefined)[] = [
    figures,
    ...Object.values(plans).map((plan) => plan.figures),
  ];
  const length = minutes === undefined ? [] : [['sessionMinutes', minutes] as const];
  return [...length, ...all.flatMap((some) => Object.entries(some ?? {}))];
}

/** “30 Tage”, “30 quiet minutes”, “30-day” */
function writtenOut(offering: ListedOffering, language: Language): RegExp[] {
  return figuresOf(offering).flatMap(([name, value]) => {
    const ending = Object.keys(units[language]).find((unit) => name.endsWith(unit));
    const unit = ending && units[language][ending];
    return unit ? [new RegExp(String.raw`(?<![\d.,])${value}[\s-](?:\p{L}+\s)?${unit}`, 'u')] : [];
  });
}

test.each(languages)(
  'the %s words of an offering write none of its own lengths and terms out',
  (language) => {
    const typed = Object.values<ListedOffering>(offerings).flatMap((offering) => {
      const patterns = writtenOut(offering, language);
      return textEntries(words[language][offering.id])
        .filter(([, text]) => patterns.some((pattern) => pattern.test(text)))
        .map(([path]) => `${offering.id}.${path}`);
    });
    expect(typed.filter((path) => !isTold(path) && !exceptions.includes(path))).toEqual([]);
  },
);
