import { expect, test } from 'vitest';
import { placeholdersIn } from '#domain/publishing/placeholders.ts';
import { marcusStorm } from './offerings/marcus-storm/offering.ts';
import { textEntries } from './text-entries.ts';
import { type Namespace, words } from './words.ts';

/** Exceptions from the one wording of the guarantee. */
const daysElsewhere = [
  // The money-back promise of the 9 minutes (SESSION-3), and a line of a price card.
  'nova-case-study.offer.promiseTerms',
  'master-wu.plans.session.items.3',
];

test('the satisfaction guarantee is worded once; pages name it as {{guarantee}}', () => {
  const places = (Object.keys(words.de) as Namespace[]).flatMap((namespace) =>
    textEntries(words.de[namespace])
      .filter(([, text]) => placeholdersIn(text).includes('guaranteeDays'))
      .map(([path]) => `${namespace}.${path}`),
  );
  expect(places.toSorted()).toEqual(['common.guarantee', ...daysElsewhere].toSorted());
});

test('a session in a package of Marcus Storm costs less than a single one, both without VAT', () => {
  const highestVat = 1.27;
  const single = marcusStorm.single.price.amount / highestVat;
  const perSession = Object.values(marcusStorm.plans).map(
    ({ price, figures }) => price.amount / figures.sessions,
  );
  expect(Math.max(...perSession)).toBeLessThan(single);
});
