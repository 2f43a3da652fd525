import { expect, test } from 'vitest';
import { entryPrice } from '#app/words/entry-price.ts';
import { languages } from '#domain/language/languages.ts';
import { contentWith } from '#tests/kit/content.ts';
import { monthlyContract } from './contract.ts';
import { openPoints } from './facts/open-points.ts';
import { readSiteConfig } from './facts/site-config.ts';
import { facts } from './facts.ts';
import { monthlyGroups } from './plans.ts';

const everything = {
  CALL_MEDIUM: 'video',
  PACKAGE_REMEDY: 'either',
  SOPHIE_PREMIUM_MINUTES: '45',
  SOPHIE_PREMIUM_CONTENT: 'Rückblick und Plan',
  FUEL_LATE_CANCEL_OF: 'month',
  SMO_MEANING: 'Small and Medium Organisations',
  INTEGRATED_PRICE_FROM: '1900',
  PARTNERS_PRICE_FROM: '2400',
  TERMS_LAW: 'Schweiz',
  TERMS_COURT: 'Zürich',
  MONTHLY_TERM_MONTHS: '6',
  MONTHLY_NOTICE_DAYS: '30',
  MONTHLY_ARTICLES: '4',
  MONTHLY_POSTS: '1',
  MONTHLY_TESTS: '2',
  MONTHLY_OVERHAUL_MONTHS: '8',
};

const names = [
  'callMedium',
  'packageRemedy',
  'premiumSession',
  'lateCancelBasis',
  'integratedPrice',
  'partnersPrice',
  'termsLaw',
  'termsCourt',
  'monthlyArticles',
  'monthlyPosts',
  'monthlyTests',
  'overhaulMonths',
] as const;

test.each(languages)('in %s, each setting changes its sentence, and none is left with a gap', (language) => {
  const unset = facts(contentWith({}), language);
  const set = facts(contentWith(everything), language);
  for (const name of names) {
    expect(set[name]).not.toBe(unset[name]);
    expect(`${unset[name]} ${set[name]}`).not.toMatch(/[{}[\]]|undefined/);
  }
});

test('what is set is said with its number', () => {
  const { premiumSession, monthlyArticles, monthlyPosts, overhaulMonths } = facts(
    contentWith(everything),
    'de',
  );
  expect(premiumSession).toBe('Die Premium-Sitzung dauert 45 Minuten. Sie enthält: Rückblick und Plan.');
  expect(monthlyArticles).toBe('4 Blogbeiträge im Monat, von der Idee bis zur Freigabe');
  expect(monthlyPosts).toBe('Ein Beitrag im Monat in Text und Bild, von Ihnen freigegeben');
  expect(overhaulMonths).toBe('Den Enterprise Site Overhaul zahlen Sie 8 Monate lang.');
});

test('a price from which something is sold stands wherever it is named, and one half of a premium session by itself', () => {
  const set = contentWith({ INTEGRATED_PRICE_FROM: '1900', SOPHIE_PREMIUM_CONTENT: 'ein Rückblick' });
  const { integratedPrice, premiumSession } = facts(set, 'de');
  expect(integratedPrice).toContain('1.900\u202F€, zzgl. MwSt.');
  expect(entryPrice(set, 'integrated-solutions', 'en').amount).toBe('from €1,900');
  expect(entryPrice(contentWith({}), 'integrated-solutions', 'en').amount).toBe('on request');
  expect(premiumSession).toBe('Sie enthält: ein Rückblick.');
});

test('the contract of monthly plans says term and notice once they are set', () => {
  const [{ contract }] = monthlyGroups;
  expect(monthlyContract(contract, readSiteConfig({}).sales)).toEqual(contract);
  expect(monthlyContract(contract, readSiteConfig(everything).sales)).toMatchObject({
    ends: 'minimumTerm',
    notice: 'beforeRenewal',
    renewal: 'maintenance',
  });
});

test('one language stands in for the other in what SMO means', () => {
  expect(readSiteConfig({ SMO_MEANING_DE: 'Mittelstand' }).sales.smoMeaning).toEqual({
    de: 'Mittelstand',
    en: 'Mittelstand',
  });
});

test('the operator is told what buyers ask and only they know', () => {
  const open = (env: Record<string, string>) =>
    openPoints(readSiteConfig(env)).find(({ about }) => about === 'sales')?.variables;
  expect(open({})).toEqual(Object.keys(everything));
  expect(open({ CALL_MEDIUM: 'phone' })).not.toContain('CALL_MEDIUM');
  expect(open(everything)).toBeUndefined();
});
