import * as z from 'zod/mini';
import { type Language, perLanguage } from '#domain/languages.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Localized = Readonly<Record<Language, string>>;

/** Collects problems by name and expectation, never by value. */
export type Variables = {
  readonly problems: readonly string[];
  /** Undefined if unset, empty or blank. */
  raw(name: string): string | undefined;
  /** The schema's message completes "<NAME> expects …"; an invalid value gives the fallback. */
  value<T>(name: string, schema: z.ZodMiniType<T>, fallback: T): T;
  /** `<NAME>_DE` wins over `<NAME>`. */
  localized(name: string, schema: z.ZodMiniType<string>, fallback: Localized): Localized;
};

export function variablesOf(env: Environment): Variables {
  const problems: string[] = [];
  const raw = (name: string) => env[name]?.trim() || undefined;

  function value<T>(name: string, schema: z.ZodMiniType<T>, fallback: T): T {
    const given = raw(name);
    if (given === undefined) return fallback;
    const result = schema.safeParse(given);
    if (result.success) return result.data;
    problems.push(`${name} expects ${result.error.issues[0]!.message}`);
    return fallback;
  }

  return {
    problems,
    raw,
    value,
    localized(name, schema, fallback) {
      const both = value(name, schema, '');
      return perLanguage((language) =>
        value(`${name}_${language.toUpperCase()}`, schema, both || fallback[language]),
      );
    },
  };
}

export const same = (text: string): Localized => perLanguage(() => text);

export const oneLine = z
  .string()
  .check(z.trim(), z.regex(/^[^\r\n]{1,500}$/, 'one line of text, at most 500 characters'));

export const mailAddress = z.email('an e-mail address such as office@example.com');

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'a full web address such as https://example.com/page',
});

export const onOrOff = z.pipe(
  z.enum(['on', 'off'], 'on or off'),
  z.transform((word) => word === 'on'),
);

export function wholeNumber(from: number, to: number): z.ZodMiniType<number> {
  const expected = `a whole number from ${from} to ${to}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, expected)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.refine((number) => number >= from && number <= to, expected)),
    ),
  );
}
