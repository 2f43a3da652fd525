import { sessionPackage } from '#content/contract.ts';
import type { Offering } from '#content/offerings/record.ts';
import { business } from '#content/price.ts';

/** Only two plans include days of support (PRICE-1). */
export const smoExcellence = {
  id: 'smo-excellence',
  name: 'SMO Excellence',
  category: 'business',
  group: 'sessions',
  needs: ['lead', 'decide'],
  path: '/solutions/smo-excellence',
  related: 'sophie',
  minutes: 60,
  schedule: { issue: 10, views: 20, options: 20, decision: 10 },
  colors: {
    primaryColor: '#D8B92A',
    accentColor: '#F6EEAB',
    gradientFrom: '#302103',
    gradientTo: '#6C5302',
    textColorLight: '#674F04',
    textColorDark: '#F7E286',
  },
  contract: sessionPackage,
  mainPlan: 'single',
  plans: {
    single: {
      price: business(499, 'EUR', 'session'),
      link: {
        variable: 'LINK_SCHEDULING_SMO_EXCELLENCE',
        fallback: 'https://calendar.example/smo-excellence',
      },
      figures: { supportDays: 7 },
    },
    business: { price: business(1299, 'EUR'), mark: 'bestseller', figures: { sessions: 3, supportDays: 30 } },
    enterprise: { price: business(4999, 'EUR'), figures: { sessions: 12 } },
  },
} as const satisfies Offering;
