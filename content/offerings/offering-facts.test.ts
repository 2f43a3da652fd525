import { expect, test } from 'vitest';
import { business, consumer } from '#content/price.ts';
import { harbourWalk } from '#tests/kit/eleventh-offering/offering.ts';
import { offeringFacts, qualifiedFacts } from './offering-facts.ts';
import type { Offering } from './record.ts';

const offering: Offering = {
  ...harbourWalk,
  plans: {
    walk: { price: { ...consumer(61, 'EUR'), cents: true }, figures: { questions: 3 } },
    season: { price: business(1250, 'USD', 'month'), figures: { days: 1200 } },
  },
  single: {
    price: consumer(19.5, 'EUR'),
    link: { variable: 'LINK_CHECKOUT', fallback: 'https://checkout.example/' },
    figures: { minutes: 9 },
  },
  otherPrices: { map: consumer(7, 'EUR') },
  figures: { shoes: 2, donationPercent: 10 },
};

test('prices and figures of an offering are facts, named after what they belong to', () => {
  expect(offeringFacts(offering, 'en')).toEqual({
    'price.walk': '€61.00',
    'price.season': '$1,250',
    'price.single': '€19.50',
    'price.map': '€7',
    'questions.walk': '3',
    'days.season': '1,200',
    'minutes.single': '9',
    shoes: '2',
    donationPercent: '10%',
    sessionMinutes: '25',
  });
});

test('they are written as the language writes them', () => {
  expect(offeringFacts(offering, 'de')).toMatchObject({
    'price.walk': '61,00\u202F€',
    'price.season': '1.250\u202F$',
    'days.season': '1.200',
    donationPercent: '10\u202F%',
  });
});

test('other pages put the id before the name', () => {
  const own = Object.keys(offeringFacts(offering, 'de'));
  expect(Object.keys(qualifiedFacts(offering, 'de'))).toEqual(own.map((name) => `harbour-walk.${name}`));
});

test('a weekly price is told for a month as well, a minimum term for all its months', () => {
  const weekly = { ...offering, plans: { lap: { price: consumer(29, 'USD', 'week') } } };
  expect(offeringFacts(weekly, 'de')['perMonth.lap']).toBe('126\u202F$');
  const yearly = {
    ...offering,
    plans: {
      berth: { price: business(1250, 'USD', 'month') },
      pier: { price: { ...business(5000, 'USD', 'month'), from: true as const } },
    },
    figures: { minTermMonths: 12 },
  };
  const facts = offeringFacts(yearly, 'en');
  expect(facts['minimum.berth']).toBe('$15,000');
  expect(facts).not.toHaveProperty('minimum.pier');
});
