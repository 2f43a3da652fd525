import { bookedSession } from '#content/contract.ts';
import type { Offering } from '#content/offerings/record.ts';
import { consumer } from '#content/price.ts';

/** The four parts of the 30 minutes, and the donated share of the proceeds (SESSION-1). */
export const masterWu = {
  id: 'master-wu',
  name: 'Master Wu',
  soldAs: 'Zen Focus',
  category: 'solutions',
  group: 'sessions',
  needs: ['focus'],
  path: '/solutions/master-wu',
  sameAs: ['/master-wu'],
  minutes: 30,
  schedule: { arriving: 5, breath: 15, silence: 5, reflection: 5 },
  survey: { place: 6 },
  colors: {
    primaryColor: '#38A065',
    accentColor: '#E6EC99',
    gradientFrom: '#01281A',
    gradientTo: '#256236',
    textColorLight: '#1A5B36',
    textColorDark: '#AEEDBA',
  },
  fillsDrop: true,
  contract: bookedSession,
  mainPlan: 'session',
  plans: {
    session: {
      price: { ...consumer(49, 'EUR'), cents: true },
      link: { variable: 'LINK_CHECKOUT_ZEN_FOCUS', fallback: 'https://checkout.example/zen-focus' },
    },
  },
  single: {
    price: consumer(147, 'EUR'),
    link: {
      variable: 'LINK_CHECKOUT_SINGLE_MASTER_WU',
      fallback: 'https://checkout.example/single-master-wu',
    },
    figures: { minutes: 45 },
  },
  figures: { donationPercent: 10 },
} as const satisfies Offering;
