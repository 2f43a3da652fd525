import { timedPackage } from '#content/contract.ts';
import type { Offering } from '#content/offerings/record.ts';
import { business } from '#content/price.ts';

/** Prices and access times of PRICE-1. */
export const businessWonder = {
  id: 'business-wonder',
  name: 'SMO Business Wonder',
  category: 'business',
  group: 'programmes',
  needs: ['grow', 'lead'],
  path: '/solutions/business-wonder',
  related: 'sophie',
  colors: {
    primaryColor: '#D71F82',
    accentColor: '#FFC892',
    gradientFrom: '#400332',
    gradientTo: '#9D1458',
    textColorLight: '#9A135B',
    textColorDark: '#FFBFDA',
  },
  contract: timedPackage,
  plans: {
    basic: { price: business(199, 'EUR'), figures: { accessDays: 30 } },
    pro: { price: business(499, 'EUR'), mark: 'popular', figures: { accessDays: 90 } },
    enterprise: { price: business(999, 'EUR'), figures: { accessMonths: 12 } },
  },
} as const satisfies Offering;
