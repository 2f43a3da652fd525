import { bookedSession } from '#content/contract.ts';
import type { Offering } from '#content/offerings/record.ts';
import { consumer } from '#content/price.ts';

/** PRICE-1. */
export const nova = {
  id: 'nova',
  name: 'NOVA',
  category: 'solutions',
  group: 'sessions',
  needs: ['decide', 'solve'],
  path: '/nova',
  sameAs: ['/solutions/nova'],
  related: 'quantum-evolution',
  minutes: 60,
  schedule: { question: 10, assumptions: 20, options: 20, decision: 10 },
  survey: { place: 2 },
  colors: {
    primaryColor: '#5F3798',
    accentColor: '#FFCD56',
    gradientFrom: '#1F0F45',
    gradientTo: '#632E98',
    textColorLight: '#5C2D98',
    textColorDark: '#DBC5FD',
  },
  contract: bookedSession,
  mainPlan: 'session',
  plans: {
    session: {
      price: consumer(499, 'USD'),
      link: { variable: 'LINK_CHECKOUT_NOVA', fallback: 'https://checkout.example/nova' },
    },
  },
  single: {
    price: consumer(297, 'EUR'),
    link: { variable: 'LINK_CHECKOUT_SINGLE_NOVA', fallback: 'https://checkout.example/single-nova' },
    mark: 'quick',
    figures: { minutes: 9 },
  },
  // The 9-minute session of the case study.
  otherPrices: { caseSession: consumer(27, 'USD') },
} as const satisfies Offering;
