import { offerings } from '#content/offerings/offerings.ts';
import type { Offering } from '#content/offerings/record.ts';
import type { VariableLevel, VariableNote } from './variable-note.ts';
import { type Variables, webAddress, webAddressOrOff } from './variables.ts';

type Link = {
  readonly variable: string;
  readonly fallback: string;
  readonly sets: string;
  readonly level: VariableLevel;
};

function story<const Id extends string>(id: Id) {
  return {
    variable: `LINK_STORY_${id}`,
    fallback: `https://stories.example/${id}`,
    sets: `Full text of success story ${id}.`,
    level: 'should',
  } as const;
}

/** Links of offerings are in their records. All open in a new tab (PAGE-6). */
export const linkVariables = {
  schedulingDemo: {
    variable: 'LINK_SCHEDULING_DEMO',
    fallback: 'https://calendar.example/live-demo',
    sets: 'Booking page for the live demo.',
    level: 'must',
  },
  schedulingMonthly: {
    variable: 'LINK_SCHEDULING_MONTHLY',
    fallback: 'https://calendar.example/monthly-plans',
    sets: 'Booking page for a talk about the monthly plans.',
    level: 'must',
  },
  schedulingStrategy: {
    variable: 'LINK_SCHEDULING_STRATEGY',
    fallback: 'https://calendar.example/strategy-call',
    sets: 'Booking page for a strategy call.',
    level: 'must',
  },
  aiOracle: {
    variable: 'LINK_AI_ORACLE',
    fallback: 'https://oracle.example/',
    sets: 'Address of the AI Oracle.',
    level: 'should',
  },
  paymentPrivacy: {
    variable: 'LINK_PAYMENT_PRIVACY',
    fallback: 'https://checkout.example/privacy',
    sets: 'Privacy notice of the payment provider.',
    level: 'must',
  },
  story1: story('1'),
  story2: story('2'),
  story3: story('3'),
  story4: story('4'),
  story5: story('5'),
  story11: story('11'),
  story12: story('12'),
  story13: story('13'),
  story21: story('21'),
  story22: story('22'),
  story23: story('23'),
  story31: story('31'),
  story32: story('32'),
  story42: story('42'),
} as const satisfies Record<string, Link>;

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
    Object.entries(linkVariables).map(([id, { variable, fallback, ...link }]) => [
      id,
      value<string>(variable, webAddress, fallback, noteOf(link)),
    ]),
  ) as Record<LinkId, string>;
}

function noteOf({ sets, level }: Pick<Link, 'sets' | 'level'>): VariableNote {
  return { group: 'links', level, sets, example: 'https://example.com/page' };
}

export const offeringLinks: readonly Link[] = Object.values<Offering>(offerings).flatMap(
  ({ name, plans, single }) => [
    ...Object.entries(plans).flatMap(([id, { link }]) =>
      link ? [{ ...link, sets: `Page that sells ${name}, plan ${id}.`, level: 'must' } as const] : [],
    ),
    ...(single
      ? [{ ...single.link, sets: `Page that sells a single session with ${name}.`, level: 'must' } as const]
      : []),
  ],
);

export function readOfferingLinks({ value }: Variables): Readonly<Record<string, string>> {
  return Object.fromEntries(
    offeringLinks.map(({ variable, fallback, ...link }) => [
      variable,
      value<string>(variable, webAddress, fallback, noteOf(link)),
    ]),
  );
}

export function readSocial({ value }: Variables): readonly SocialProfile[] {
  const profiles = Object.entries(socialVariables).map(([id, [variable, network]]) => ({
    id: id as SocialProfile['id'],
    network,
    url: value<string>(variable, webAddressOrOff, '', {
      group: 'links',
      level: 'should',
      sets: `Your profile at ${network}, or off.`,
      example: `https://${id}.com/nordwind`,
      unset: 'an example address, if no profile is set',
    }),
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
