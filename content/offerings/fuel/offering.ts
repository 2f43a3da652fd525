import { quoted } from '#content/contract.ts';
import type { Offering } from '#content/offerings/record.ts';
import { business } from '#content/price.ts';

/** PRICE-1. ENTERPRISE is agreed by mail (PRICE-4) and has an account manager instead of a reply time. */
export const fuel = {
  id: 'fuel',
  name: 'FUEL',
  category: 'business',
  group: 'programmes',
  needs: ['grow'],
  path: '/fuel',
  sameAs: ['/solutions/fuel'],
  related: 'marcus-storm',
  survey: { place: 4 },
  colors: {
    primaryColor: '#FD7A1B',
    accentColor: '#FCE260',
    gradientFrom: '#3D110A',
    gradientTo: '#934012',
    textColorLight: '#8E3C07',
    textColorDark: '#FFCCA6',
  },
  contract: { ends: 'minimumTerm', renewal: 'quote', notice: 'beforeRenewal', payment: 'cardOrInvoice' },
  mainPlan: 'basic',
  plans: {
    basic: { price: business(1999, 'USD', 'month'), figures: { coachCalls: 1, replyHours: 24 } },
    advanced: { price: business(3999, 'USD', 'month'), figures: { coachCalls: 2, replyHours: 12 } },
    enterprise: {
      price: { ...business(6999, 'USD', 'month'), from: true },
      mailSubject: 'FUEL ENTERPRISE',
      contract: quoted,
      figures: { coachCalls: 4 },
    },
  },
  figures: { minTermMonths: 3, noticeDays: 30, lateCancelDays: 14, lateCancelPercent: 50 },
} as const satisfies Offering;
