import { expect, test } from 'vitest';
import { facts, formatPrice } from './facts.ts';
import {
  boosters,
  comparedPersonas,
  fuelPackages,
  leadershipOffers,
  monthlyGroups,
  type Plan,
  quantumPackages,
  singleSessions,
  smoPackages,
  sophiePackages,
} from './plans.ts';
import { words } from './words.ts';

type PricedWords = readonly { readonly price: string }[];

const { de } = words;
const monthlyPlans: readonly Plan[] = monthlyGroups.flatMap((group): readonly Plan[] => group.plans);

test.each<[string, readonly Plan[], PricedWords]>([
  ['sophie', sophiePackages, de.sophie.packages.items],
  ['fuel', fuelPackages, de.fuel.pricing.cards],
  ['smo-excellence', smoPackages, de['smo-excellence'].pricing.items],
  ['business-wonder', boosters, de['business-wonder'].offers.items],
  ['quantum-evolution', quantumPackages, de['quantum-evolution'].offers.items],
  ['marcus-storm', leadershipOffers, de['marcus-storm'].offers.items],
  ['monthly', monthlyPlans, de.monthly.groups.flatMap(({ plans }) => plans)],
  ['alacarte', singleSessions, de.alacarte.sessions],
])('the words of %s name the plans in order with the right prices', (_page, plans, texts) => {
  const shown = texts.map(({ price }) =>
    price.replace(/^.*\{\{(\w+)\}\}$/, (_all, name) => facts('de')[name]!),
  );
  expect(shown).toEqual(plans.map(({ price }) => formatPrice(price, 'de')));
});

test.each<[string, readonly Plan[], readonly { readonly id: string }[]]>([
  ['sophie', sophiePackages, de.sophie.packages.items],
  ['fuel', fuelPackages, de.fuel.pricing.cards],
  [
    'monthly groups',
    monthlyGroups.map(({ id, plans }) => ({ id, price: plans[0].price })),
    de.monthly.groups,
  ],
  ['monthly', monthlyPlans, de.monthly.groups.flatMap(({ plans }) => plans)],
  ['alacarte', singleSessions, de.alacarte.sessions],
])('the plans of %s have the ids of the words', (_page, plans, texts) => {
  expect(plans.map(({ id }) => id)).toEqual(texts.map(({ id }) => id));
});

test('the monthly groups are those of the words', () => {
  expect(monthlyGroups.map(({ id }) => id)).toEqual(de.monthly.groups.map(({ id }) => id));
});

test('SOPHIE packages hold 2 a month, 4 a week plus 1 premium, and unlimited sessions (spec 2 §9)', () => {
  expect(sophiePackages.map(({ sessions, premiumSessions }) => [sessions, premiumSessions])).toEqual([
    [2, 0],
    [4, 1],
    [null, 0],
  ]);
});

test('FUEL packages have 1, 2 and 4 coach calls and 24 or 12 hours to reply (spec 2 §9)', () => {
  expect(fuelPackages.map(({ coachCalls, replyHours }) => [coachCalls, replyHours])).toEqual([
    [1, 24],
    [2, 12],
    [4, null],
  ]);
});

test('SMO Excellence gives 7 and 30 days of support and marks the second as bestseller (spec 2 §9)', () => {
  expect(smoPackages.map(({ supportDays }) => supportDays)).toEqual([7, 30, null]);
  expect(marks(smoPackages)).toEqual([undefined, 'bestseller', undefined]);
});

test('boosters give 30 days, 90 days and 12 months of access, Pro is popular (spec 2 §9)', () => {
  expect(boosters.map(({ access }) => `${access.value} ${access.unit}`)).toEqual([
    '30 days',
    '90 days',
    '12 months',
  ]);
  expect(marks(boosters)).toEqual([undefined, 'popular', undefined]);
});

test('Quantum Evolution processes 7, 30 and 90 days for 1, 5 and unlimited problems, Pro is popular (spec 2 §9)', () => {
  expect(quantumPackages.map(({ processingDays, problems }) => [processingDays, problems])).toEqual([
    [7, 1],
    [30, 5],
    [90, null],
  ]);
  expect(marks(quantumPackages)).toEqual([undefined, 'popular', undefined]);
});

test('the leadership offer Professional is recommended (spec 2 §9)', () => {
  expect(marks(leadershipOffers)).toEqual([undefined, 'recommended', undefined]);
});

test('no monthly plan is marked, and each opens the scheduling page (spec 2 §2 and §3)', () => {
  expect(marks(monthlyPlans)).toEqual(Array(6).fill(undefined));
  expect(monthlyPlans.every(({ link }) => link === 'schedulingMonthly')).toBe(true);
});

test('single sessions last 1 hour, 9 minutes, 2 hours and 45 minutes; only NOVA is flagged (spec 2 §9)', () => {
  expect(singleSessions.map(({ minutes }) => minutes)).toEqual([60, 9, 120, 45]);
  expect(marks(singleSessions)).toEqual([undefined, 'quick', undefined, undefined]);
});

test('the comparison shows five personas in the order of its words (spec 2 §2)', () => {
  expect(comparedPersonas).toEqual(de['sophie-compare'].comparison.personas.map(({ id }) => id));
});

function marks(plans: readonly Plan[]) {
  return plans.map(({ mark }) => mark);
}
