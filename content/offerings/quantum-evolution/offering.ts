import { timedPackage } from '#content/contract.ts';
import type { Offering } from '#content/offerings/record.ts';
import { business } from '#content/price.ts';

/** The largest plan covers any number of problems (PRICE-1). */
export const quantumEvolution = {
  id: 'quantum-evolution',
  name: 'Quantum Evolution',
  category: 'business',
  group: 'programmes',
  needs: ['solve'],
  path: '/solutions/quantum-evolution',
  related: 'nova',
  survey: { place: 5, name: 'Quantum Evolution System' },
  colors: {
    primaryColor: '#4468F5',
    accentColor: '#6CEEF5',
    gradientFrom: '#141348',
    gradientTo: '#2943BB',
    textColorLight: '#2943BB',
    textColorDark: '#C1CFFF',
  },
  contract: timedPackage,
  plans: {
    basic: { price: business(1999, 'EUR'), figures: { processingDays: 7, problems: 1 } },
    pro: { price: business(4999, 'EUR'), mark: 'popular', figures: { processingDays: 30, problems: 5 } },
    enterprise: { price: business(12999, 'EUR'), figures: { processingDays: 90 } },
  },
} as const satisfies Offering;
