import { sessionPackage } from '#content/contract.ts';
import type { Offering } from '#content/offerings/record.ts';
import { business, consumer } from '#content/price.ts';

/** PRICE-1. */
export const marcusStorm = {
  id: 'marcus-storm',
  name: 'Marcus Storm',
  category: 'solutions',
  group: 'support',
  needs: ['lead'],
  path: '/marcus-storm',
  related: 'fuel',
  schedule: { situation: 40, mission: 40, crew: 40 },
  survey: { place: 3 },
  colors: {
    primaryColor: '#235789',
    accentColor: '#FFB483',
    gradientFrom: '#0C1C33',
    gradientTo: '#19507E',
    textColorLight: '#144F84',
    textColorDark: '#B2D9FD',
  },
  contract: sessionPackage,
  // Our choice: a session in a package costs less than a single one, before VAT.
  plans: {
    basic: { price: business(997, 'EUR'), figures: { sessions: 3 } },
    professional: { price: business(2497, 'EUR'), mark: 'recommended', figures: { sessions: 8 } },
    elite: { price: business(4997, 'EUR'), figures: { sessions: 16 } },
  },
  single: {
    price: consumer(497, 'EUR'),
    link: {
      variable: 'LINK_CHECKOUT_SINGLE_MARCUS_STORM',
      fallback: 'https://checkout.example/single-marcus-storm',
    },
  },
} as const satisfies Offering;
