import type { LinkId } from '#site.config.ts';
import type { OfferingId } from './offers.ts';
import { type LocalizedPrice, type Price, prices } from './prices.ts';

/** The tag of the plan that stands out in its table, as the specification words it (spec 2 §9). */
export type PlanMark = 'popular' | 'recommended' | 'bestseller' | 'quick';

export type Plan = {
  /** Also the id in the words where the list has ids; else lists stand in the same order. */
  readonly id: string;
  readonly price: Price | LocalizedPrice;
  readonly mark?: PlanMark;
  /** Outside target of the button; without one the button leads to /support or is a mail link. */
  readonly link?: LinkId;
};

/** SOPHIE packages: sessions of 15 minutes; `sessions: null` is unlimited (spec 2 §9). */
export const sophiePackages = [
  {
    id: 'light',
    price: prices.sophie.light,
    sessions: 2,
    premiumSessions: 0,
    minutes: 15,
    link: 'checkoutSophieLight',
  },
  {
    id: 'standard',
    price: prices.sophie.standard,
    sessions: 4,
    premiumSessions: 1,
    minutes: 15,
    link: 'checkoutSophieStandard',
  },
  {
    id: 'elite',
    price: prices.sophie.elite,
    sessions: null,
    premiumSessions: 0,
    minutes: 15,
    link: 'checkoutSophieElite',
  },
] as const satisfies readonly (Plan & {
  sessions: number | null;
  premiumSessions: number;
  minutes: number;
})[];

/** FUEL packages; ENTERPRISE is a mail link and has an account manager instead of a reply time (spec 2 §7 and §9). */
export const fuelPackages = [
  { id: 'basic', price: prices.fuel.basic, coachCalls: 1, replyHours: 24 },
  { id: 'advanced', price: prices.fuel.advanced, coachCalls: 2, replyHours: 12 },
  { id: 'enterprise', price: prices.fuel.enterprise, coachCalls: 4, replyHours: null },
] as const satisfies readonly (Plan & { coachCalls: number; replyHours: number | null })[];

/** SMO Excellence; days of support where the specification names them (spec 2 §9). */
export const smoPackages = [
  { id: 'single', price: prices['smo-excellence'].single, supportDays: 7, link: 'schedulingSmoExcellence' },
  { id: 'business', price: prices['smo-excellence'].business, supportDays: 30, mark: 'bestseller' },
  { id: 'enterprise', price: prices['smo-excellence'].enterprise, supportDays: null },
] as const satisfies readonly (Plan & { supportDays: number | null })[];

/** Business Wonder boosters with their access time (spec 2 §9). */
export const boosters = [
  { id: 'basic', price: prices['business-wonder'].basic, access: { value: 30, unit: 'days' } },
  { id: 'pro', price: prices['business-wonder'].pro, access: { value: 90, unit: 'days' }, mark: 'popular' },
  { id: 'enterprise', price: prices['business-wonder'].enterprise, access: { value: 12, unit: 'months' } },
] as const satisfies readonly (Plan & { access: { value: number; unit: 'days' | 'months' } })[];

/** Quantum Evolution: processing time and problems covered; `problems: null` is unlimited (spec 2 §9). */
export const quantumPackages = [
  { id: 'basic', price: prices['quantum-evolution'].basic, processingDays: 7, problems: 1 },
  { id: 'pro', price: prices['quantum-evolution'].pro, processingDays: 30, problems: 5, mark: 'popular' },
  { id: 'enterprise', price: prices['quantum-evolution'].enterprise, processingDays: 90, problems: null },
] as const satisfies readonly (Plan & { processingDays: number; problems: number | null })[];

/** The leadership persona's offerings (spec 2 §9). */
export const leadershipOffers = [
  { id: 'basic', price: prices['marcus-storm'].basic },
  { id: 'professional', price: prices['marcus-storm'].professional, mark: 'recommended' },
  { id: 'elite', price: prices['marcus-storm'].elite },
] as const satisfies readonly Plan[];

/** The two groups of /monthly with three plans each; no plan is marked popular (spec 2 §2, §3 and §9). */
export const monthlyGroups = [
  {
    id: 'omniChannel',
    plans: [
      { id: 'core', price: prices.monthly.core, link: 'schedulingMonthly' },
      { id: 'coreBlog', price: prices.monthly.coreBlog, link: 'schedulingMonthly' },
      { id: 'coreSocial', price: prices.monthly.coreSocial, link: 'schedulingMonthly' },
    ],
  },
  {
    id: 'website',
    plans: [
      { id: 'growth', price: prices.monthly.growth, link: 'schedulingMonthly' },
      { id: 'strategy', price: prices.monthly.strategy, link: 'schedulingMonthly' },
      { id: 'enterprise', price: prices.monthly.enterprise, link: 'schedulingMonthly' },
    ],
  },
] as const satisfies readonly { id: string; plans: readonly Plan[] }[];

/** The four sessions of /alacarte; only NOVA is featured, as QUICK (spec 2 §3 and §9). */
export const singleSessions = [
  { id: 'sophie', price: prices.alacarte.sophie, minutes: 60, link: 'checkoutSingleSophie' },
  { id: 'nova', price: prices.alacarte.nova, minutes: 9, mark: 'quick', link: 'checkoutSingleNova' },
  {
    id: 'marcus-storm',
    price: prices.alacarte['marcus-storm'],
    minutes: 120,
    link: 'checkoutSingleMarcusStorm',
  },
  { id: 'master-wu', price: prices.alacarte['master-wu'], minutes: 45, link: 'checkoutSingleMasterWu' },
] as const satisfies readonly (Plan & { id: OfferingId; minutes: number })[];

/** The five personas of the SOPHIE comparison, in the order of its table (spec 2 §2). */
export const comparedPersonas = [
  'sophie',
  'nova',
  'master-wu',
  'ic-water-principle',
  'marcus-storm',
] as const satisfies readonly OfferingId[];
