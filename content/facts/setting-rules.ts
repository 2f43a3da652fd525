import type * as z from 'zod/mini';
import type { SettingGuide } from '#domain/api/content-guide.ts';
import { cleanLine } from '#domain/language/clean-text.ts';
import { moment, webAddressOrPath } from './banner.ts';
import { countryCode, phoneNumber } from './brand.ts';
import { day } from './legal.ts';
import { hours, people, timeZone } from './people.ts';
import {
  choice,
  mailAddress,
  oneLine,
  onOrOff,
  type SettingKind,
  webAddress,
  webAddressOrOff,
  wholeNumber,
} from './variables.ts';

type Input = SettingGuide['input'];

/** The input control of a setting decides its rule, so that a browser judges by the control alone. */
export const schemaByKind: Readonly<Record<Exclude<SettingKind, 'number' | 'choice'>, z.ZodMiniType>> = {
  line: oneLine,
  switch: onOrOff,
  day,
  moment,
  mail: mailAddress,
  phone: phoneNumber,
  link: webAddress,
  linkOrOff: webAddressOrOff,
  linkOrPath: webAddressOrPath,
  country: countryCode,
  people,
  hours,
  timeZone,
};

function schemaOf({ kind, choices, from = 0, to = 0 }: Input): z.ZodMiniType {
  if (choices) return choice(choices);
  return kind === 'number' ? wholeNumber(from, to) : schemaByKind[kind as keyof typeof schemaByKind];
}

type JudgedSetting = {
  readonly input: Input;
  readonly isLocked?: boolean | undefined;
  readonly defaultValue: unknown;
};

const longest = 2000;

/** The value as it is stored, or why it is refused: by the reader of the environment. */
export function judgeSetting(
  { input, isLocked, defaultValue }: JudgedSetting,
  given: unknown,
): { value: string } | { code: string } {
  if (isLocked) return { code: 'locked' };
  if (typeof given !== 'string') return { code: 'type' };
  if (given.length > longest) return { code: 'tooLong' };
  const value = cleanLine(given);
  if (value === '') return defaultValue === '' ? { value } : { code: 'required' };
  return schemaOf(input).safeParse(value).success ? { value } : { code: input.kind };
}
