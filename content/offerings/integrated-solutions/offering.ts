import type { Offering } from '#content/offerings/record.ts';

export const integratedSolutions = {
  id: 'integrated-solutions',
  name: 'Integrated Solutions',
  category: 'solutions',
  group: 'support',
  needs: ['solve', 'grow', 'lead'],
  path: '/solutions/integrated-solutions',
  sameAs: ['/integrated-solutions'],
  related: 'ic-water-principle',
  survey: { place: 7 },
  colors: {
    primaryColor: '#05A4D4',
    accentColor: '#C1F180',
    gradientFrom: '#06243A',
    gradientTo: '#00607B',
    textColorLight: '#025875',
    textColorDark: '#A4E3F9',
  },
  fillsDrop: true,
  plans: {},
  priceFrom: 'integratedPriceFrom',
} as const satisfies Offering;
