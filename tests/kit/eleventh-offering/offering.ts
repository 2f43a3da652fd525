import type { Offering } from '#content/offerings/record.ts';
import { consumer } from '#content/price.ts';

/** Invented, complete as one folder: whatever lists offerings must include it (tests/pages). */
export const harbourWalk = {
  id: 'harbour-walk',
  name: 'Harbour Walk',
  category: 'solutions',
  group: 'sessions',
  needs: ['focus'],
  path: '/solutions/harbour-walk',
  sameAs: ['/harbour-walk'],
  related: 'nova',
  minutes: 25,
  survey: { place: 8 },
  colors: {
    primaryColor: '#2A6F97',
    accentColor: '#F4D58D',
    gradientFrom: '#012A4A',
    gradientTo: '#014F86',
    textColorLight: '#01497C',
    textColorDark: '#A9D6E5',
  },
  plans: {
    walk: {
      price: consumer(61, 'EUR'),
      link: { variable: 'LINK_CHECKOUT_ZEN_FOCUS', fallback: 'https://checkout.example/zen-focus' },
      figures: { questions: 3 },
    },
    week: { price: consumer(271, 'EUR', 'week'), mark: 'popular' },
  },
} as const satisfies Offering;
