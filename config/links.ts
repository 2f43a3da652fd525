import * as z from 'zod/mini';
import { offerings } from '#content/offerings/offerings.ts';
import { linksOf } from '#content/offerings/record.ts';
import { typedAs, type Variables, webAddress } from './variables.ts';

const webAddressOrOff = typedAs(
  z.union([webAddress, z.literal('off')], {
    error: 'a full web address such as https://example.com/page, or off',
  }),
  { kind: 'linkOrOff', example: 'https://example.com/page' },
);

/** Key, variable, default. Links of offerings are in their records. All open in a new tab (PAGE-6). */
export const linkVariables = {
  schedulingDemo: ['LINK_SCHEDULING_DEMO', 'https://calendar.example/live-demo'],
  schedulingMonthly: ['LINK_SCHEDULING_MONTHLY', 'https://calendar.example/monthly-plans'],
  schedulingStrategy: ['LINK_SCHEDULING_STRATEGY', 'https://calendar.example/strategy-call'],
  aiOracle: ['LINK_AI_ORACLE', 'https://oracle.example/'],
  paymentPrivacy: ['LINK_PAYMENT_PRIVACY', 'https://checkout.example/privacy'],
  story1: ['LINK_STORY_1', 'https://stories.example/1'],
  story2: ['LINK_STORY_2', 'https://stories.example/2'],
  story3: ['LINK_STORY_3', 'https://stories.example/3'],
  story4: ['LINK_STORY_4', 'https://stories.example/4'],
  story5: ['LINK_STORY_5', 'https://stories.example/5'],
  story11: ['LINK_STORY_11', 'https://stories.example/11'],
  story12: ['LINK_STORY_12', 'https://stories.example/12'],
  story13: ['LINK_STORY_13', 'https://stories.example/13'],
  story21: ['LINK_STORY_21', 'https://stories.example/21'],
  story22: ['LINK_STORY_22', 'https://stories.example/22'],
  story23: ['LINK_STORY_23', 'https://stories.example/23'],
  story31: ['LINK_STORY_31', 'https://stories.example/31'],
  story32: ['LINK_STORY_32', 'https://stories.example/32'],
  story42: ['LINK_STORY_42', 'https://stories.example/42'],
} as const satisfies Record<string, readonly [variable: string, fallback: string]>;

export type LinkId = keyof typeof linkVariables;

/**
 * If none is set, all are example addresses (FRAME-2). Once one is set, only those appear; `off` hides the examples too.
 */
export const socialVariables = {
  linkedin: ['SOCIAL_LINKEDIN', 'LinkedIn'],
  instagram: ['SOCIAL_INSTAGRAM', 'Instagram'],
  facebook: ['SOCIAL_FACEBOOK', 'Facebook'],
  youtube: ['SOCIAL_YOUTUBE', 'YouTube'],
  x: ['SOCIAL_X', 'X'],
} as const satisfies Record<string, readonly [variable: string, network: string]>;

export type SocialProfile = {
  readonly id: keyof typeof socialVariables;
  readonly network: string;
  readonly url: string;
};

export function readLinks({ value }: Variables): Readonly<Record<LinkId, string>> {
  return Object.fromEntries(
    Object.entries(linkVariables).map(([id, [variable, fallback]]) => [
      id,
      value<string>(variable, webAddress, fallback),
    ]),
  ) as Record<LinkId, string>;
}

export const offeringLinks = Object.values(offerings).flatMap(linksOf);

export function readOfferingLinks({ value }: Variables): Readonly<Record<string, string>> {
  return Object.fromEntries(
    offeringLinks.map(({ variable, fallback }) => [variable, value<string>(variable, webAddress, fallback)]),
  );
}

export function readSocial({ value }: Variables): readonly SocialProfile[] {
  const profiles = Object.entries(socialVariables).map(([id, [variable, network]]) => ({
    id: id as SocialProfile['id'],
    network,
    url: value<string>(variable, webAddressOrOff, ''),
  }));
  const isUnset = profiles.every(({ url }) => url === '');
  return isUnset
    ? profiles.map((profile) => ({ ...profile, url: `https://social.example/${profile.id}` }))
    : profiles.filter(({ url }) => url !== '' && url !== 'off');
}

/** RFC 2606 reserves the domain for examples. */
export function isExample(address: string): boolean {
  return new URL(address).hostname.endsWith('.example');
}
