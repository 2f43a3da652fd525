import * as z from 'zod/mini';
import { momentIn } from '#domain/language/zone-time.ts';
import { inAnyLanguage, type Localized, oneLine, typedAs, type Variables, webAddress } from './variables.ts';

/** A sentence above every public page, for a while or until it is taken back. */
export type Banner = {
  readonly text: Localized;
  /** Of another site, or a German path of this one. */
  readonly link?: string;
  readonly from?: Date;
  readonly until?: Date;
};

const ownPath = /^\/(?:[\w-]+\/?)*(?:#[\w-]+)?$/;

export const webAddressOrPath = typedAs(
  z.union([webAddress, z.string().check(z.regex(ownPath))], {
    error: 'a full web address, or a path of this site such as /demo',
  }),
  { kind: 'linkOrPath', example: '/demo' },
);

const written = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d$/;

export const moment = typedAs(
  z.string().check(z.refine((text) => written.test(text) && isReal(text), 'a time such as 2026-12-24T18:00')),
  { kind: 'moment' },
);

/** Times are in `timeZone`. */
export function readBanner(variables: Variables, timeZone: string): Banner | null {
  const { value } = variables;
  const noteOf = (sets: string, example: string) =>
    ({ group: 'notice', level: 'optional', sets, example }) as const;
  const text = inAnyLanguage(
    variables,
    'NOTICE',
    oneLine,
    noteOf('Sentence above every public page.', 'Closed from 24 December to 6 January.'),
  );
  const address = value<string>(
    'NOTICE_LINK',
    webAddressOrPath,
    '',
    noteOf('Target of the banner.', '/demo'),
  );
  const from = value<string | undefined>(
    'NOTICE_FROM',
    moment,
    undefined,
    noteOf('Time at which the banner appears, in CONTACT_TIME_ZONE.', '2026-12-20T08:00'),
  );
  const until = value<string | undefined>(
    'NOTICE_UNTIL',
    moment,
    undefined,
    noteOf('Time at which the banner disappears, in CONTACT_TIME_ZONE.', '2027-01-06T18:00'),
  );
  if (!text) return null;
  const at = (time: string) => momentIn(timeZone, time.replace(' ', 'T'));
  return {
    text,
    ...(address ? { link: address } : {}),
    ...(from ? { from: at(from) } : {}),
    ...(until ? { until: at(until) } : {}),
  };
}

export function isBannerShown({ from, until }: Banner, now: Date): boolean {
  return (!from || from <= now) && (!until || now < until);
}

/** The next moment at which a banner begins or ends. */
export function nextTurnOf(banner: Banner | null, now: Date): Date | undefined {
  return [banner?.from, banner?.until]
    .filter((turn) => turn !== undefined && turn > now)
    .toSorted((one, other) => Number(one) - Number(other))[0];
}

/** A day that no month has would become one of the next. */
function isReal(text: string): boolean {
  const date = new Date(`${text.replace(' ', 'T')}Z`);
  return !Number.isNaN(Number(date)) && date.getUTCDate() === Number(text.slice(8, 10));
}
