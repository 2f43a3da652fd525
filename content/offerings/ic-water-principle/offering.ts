import { bookedSession } from '#content/contract.ts';
import type { Offering } from '#content/offerings/record.ts';
import { consumer } from '#content/price.ts';

/** PRICE-1. */
export const icWaterPrinciple = {
  id: 'ic-water-principle',
  name: 'IC Water Principle',
  category: 'business',
  group: 'sessions',
  needs: ['decide'],
  path: '/solutions/ic-water-principle',
  related: 'integrated-solutions',
  minutes: 30,
  schedule: { question: 5, gut: 8, head: 8, stillWater: 9 },
  colors: {
    primaryColor: '#FF6B6B',
    accentColor: '#8EDFF6',
    gradientFrom: '#450D1D',
    gradientTo: '#9C3333',
    textColorLight: '#99272A',
    textColorDark: '#FFC3C2',
  },
  fillsDrop: true,
  contract: bookedSession,
  mainPlan: 'session',
  plans: {
    session: {
      price: consumer(99, 'USD'),
      link: { variable: 'LINK_CHECKOUT_IC_WATER', fallback: 'https://checkout.example/ic-water' },
    },
  },
} as const satisfies Offering;
