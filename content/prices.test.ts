import { expect, test } from 'vitest';
import { type LocalizedPrice, type Price, priceIn, prices } from './prices.ts';

// Spec 2 §9 "Prices", line by line.
const table: [string, Price, number, Price['currency'], Price['period'], Price['vat']][] = [
  ['NOVA 60-minute session', prices.nova.session, 499, 'USD', 'session', 'included'],
  ['NOVA case study, 9 minutes', prices.nova.caseSession, 27, 'USD', 'session', 'included'],
  ['example broker membership', prices.brokerMembership.month, 200, 'USD', 'month', 'included'],
  ['SOPHIE LIGHT', prices.sophie.light, 19.99, 'USD', 'month', 'included'],
  ['SOPHIE STANDARD', prices.sophie.standard, 29, 'USD', 'week', 'included'],
  ['SOPHIE ELITE', prices.sophie.elite, 299, 'USD', 'month', 'included'],
  ['SOPHIE comparison text', prices.sophie.comparison, 19, 'EUR', 'session', 'included'],
  ['FUEL BASIC', prices.fuel.basic, 1999, 'USD', 'month', 'excluded'],
  ['FUEL ADVANCED', prices.fuel.advanced, 3999, 'USD', 'month', 'excluded'],
  ['FUEL ENTERPRISE', prices.fuel.enterprise, 6999, 'USD', 'month', 'excluded'],
  ['SMO Single Session', prices['smo-excellence'].single, 499, 'EUR', 'session', 'excluded'],
  ['SMO Business Package', prices['smo-excellence'].business, 1299, 'EUR', 'once', 'excluded'],
  ['SMO Enterprise Solution', prices['smo-excellence'].enterprise, 4999, 'EUR', 'once', 'excluded'],
  ['IC Water session', prices['ic-water-principle'].session, 99, 'USD', 'session', 'included'],
  ['booster Basic', prices['business-wonder'].basic, 199, 'EUR', 'once', 'excluded'],
  ['booster Pro', prices['business-wonder'].pro, 499, 'EUR', 'once', 'excluded'],
  ['booster Enterprise', prices['business-wonder'].enterprise, 999, 'EUR', 'once', 'excluded'],
  ['Quantum Basic', prices['quantum-evolution'].basic, 1999, 'EUR', 'once', 'excluded'],
  ['Quantum Pro', prices['quantum-evolution'].pro, 4999, 'EUR', 'once', 'excluded'],
  ['Quantum Enterprise', prices['quantum-evolution'].enterprise, 12999, 'EUR', 'once', 'excluded'],
  ['Zen Focus', prices['master-wu'].zenFocus, 49, 'EUR', 'session', 'included'],
  ['leadership Basic', prices['marcus-storm'].basic, 997, 'EUR', 'once', 'excluded'],
  ['leadership Professional', prices['marcus-storm'].professional, 2497, 'EUR', 'once', 'excluded'],
  ['leadership Elite', prices['marcus-storm'].elite, 4997, 'EUR', 'once', 'excluded'],
  ['single SOPHIE', prices.alacarte.sophie, 197, 'EUR', 'session', 'included'],
  ['single NOVA Quantum', prices.alacarte.nova, 297, 'EUR', 'session', 'included'],
  ['single Marcus Storm', prices.alacarte['marcus-storm'], 497, 'EUR', 'session', 'included'],
  ['single Master Wu', prices.alacarte['master-wu'], 147, 'EUR', 'session', 'included'],
];

test.each(table)('%s costs what spec 2 §9 says', (_offer, price, amount, currency, period, vat) => {
  expect(price).toMatchObject({ amount, currency, period, vat });
});

test.each<[string, LocalizedPrice, number, number]>([
  ['Core', prices.monthly.core, 665, 759],
  ['Core + SEO/Blog', prices.monthly.coreBlog, 879, 999],
  ['Core + SEO/Social', prices.monthly.coreSocial, 1315, 1500],
  ['Growth Plan', prices.monthly.growth, 2199, 2500],
  ['Full Digital Strategy', prices.monthly.strategy, 3949, 4500],
  ['Enterprise Site Overhaul', prices.monthly.enterprise, 7459, 8500],
])(
  'the monthly plan %s costs %d EUR in German and %d USD in English (spec 2 §9)',
  (_plan, price, euro, dollar) => {
    const plan = { period: 'month', vat: 'excluded' };
    expect(priceIn(price, 'de')).toEqual({ amount: euro, currency: 'EUR', ...plan });
    expect(priceIn(price, 'en')).toEqual({ amount: dollar, currency: 'USD', ...plan });
  },
);

test('every price of the list stands in this table', () => {
  const listed = Object.values(prices).flatMap((tiers) => Object.values(tiers));
  expect(listed).toHaveLength(table.length + 6);
});

test('only FUEL ENTERPRISE and the SOPHIE comparison are starting prices (spec 2 §9)', () => {
  expect(table.filter(([, price]) => price.from).map(([offer]) => offer)).toEqual([
    'SOPHIE comparison text',
    'FUEL ENTERPRISE',
  ]);
});
