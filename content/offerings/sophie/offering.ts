import type { Offering } from '#content/offerings/record.ts';
import { consumer } from '#content/price.ts';

/** Packages of 15-minute sessions (PRICE-1). */
export const sophie = {
  id: 'sophie',
  name: 'SOPHIE',
  category: 'solutions',
  group: 'sessions',
  needs: ['focus', 'decide', 'lead'],
  path: '/sophie',
  related: 'smo-excellence',
  minutes: 15,
  schedule: { arriving: 3, asking: 7, choosing: 3, writingDown: 2 },
  survey: { place: 1 },
  colors: {
    primaryColor: '#03B5AA',
    accentColor: '#84F9CB',
    gradientFrom: '#00272C',
    gradientTo: '#02655C',
    textColorLight: '#015D57',
    textColorDark: '#8CECDC',
  },
  contract: { ends: 'billingPeriod', renewal: 'eachPeriod', notice: 'anyTime', payment: 'eachPeriod' },
  plans: {
    light: {
      price: consumer(19.99, 'USD', 'month'),
      link: { variable: 'LINK_CHECKOUT_SOPHIE_LIGHT', fallback: 'https://checkout.example/sophie-light' },
      figures: { sessions: 2 },
    },
    standard: {
      price: consumer(29, 'USD', 'week'),
      link: {
        variable: 'LINK_CHECKOUT_SOPHIE_STANDARD',
        fallback: 'https://checkout.example/sophie-standard',
      },
      figures: { sessions: 4, premiumSessions: 1 },
    },
    elite: {
      price: consumer(299, 'USD', 'month'),
      link: { variable: 'LINK_CHECKOUT_SOPHIE_ELITE', fallback: 'https://checkout.example/sophie-elite' },
    },
  },
  single: {
    price: consumer(197, 'EUR'),
    link: { variable: 'LINK_CHECKOUT_SINGLE_SOPHIE', fallback: 'https://checkout.example/single-sophie' },
  },
  // Starting price on the comparison page (PRICE-1).
  otherPrices: { comparison: { ...consumer(19, 'EUR'), from: true } },
} as const satisfies Offering;
