import * as z from 'zod/mini';
import { type Language, languages, perLanguage } from '#domain/language/languages.ts';
import type { NewVariableNote, VariableNote } from './variable-note.ts';

/** Input control of a setting; `example` for a format of its own. */
export type SettingControl =
  | { readonly kind: 'line' | 'switch' | 'day' | 'moment' }
  | {
      readonly kind:
        | 'mail'
        | 'phone'
        | 'link'
        | 'linkOrOff'
        | 'linkOrPath'
        | 'country'
        | 'people'
        | 'hours'
        | 'timeZone';
      readonly example: string;
    }
  | { readonly kind: 'number'; readonly from: number; readonly to: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] };

export type SettingKind = SettingControl['kind'];

/** The input control belongs to the schema, so that settings need no second list. */
const inputs = z.registry<SettingControl>();

export function typedAs<Schema extends z.ZodMiniType>(schema: Schema, input: SettingControl): Schema {
  inputs.add(schema, input);
  return schema;
}

export function inputOf(schema: z.ZodMiniType): SettingControl {
  const found = inputs.get(schema);
  if (!found) throw new Error('the schema of a variable has no input control');
  return found;
}

/** The expected format, in the words of the schema's error. */
export function expectationOf(schema: z.ZodMiniType): string {
  const { success, error } = schema.safeParse('\n');
  if (success) throw new Error('the schema of a variable accepts a line break');
  return error!.issues[0]!.message;
}

export type Environment = Readonly<Record<string, string | undefined>>;
export type Localized = Readonly<Record<Language, string>>;

/** A variable that the reader asked for: its definition. */
export type AskedVariable = {
  readonly name: string;
  readonly schema: z.ZodMiniType;
  readonly note: VariableNote;
} & (
  | { readonly isLocalized: false; readonly fallback: unknown }
  | { readonly isLocalized: true; readonly fallback: Localized }
);

/** Collects problems by name and expectation, never by value. */
export type Variables = {
  readonly problems: readonly string[];
  /** In the order in which they were asked for. */
  readonly asked: readonly AskedVariable[];
  /** Variables that were asked for and are set. */
  readonly given: Readonly<Record<string, string>>;
  /** Undefined if unset, empty or blank. */
  raw(name: string): string | undefined;
  /** The schema's message completes "<NAME> expects …"; an invalid value gives the fallback. */
  value<T>(name: string, schema: z.ZodMiniType<T>, fallback: T, note: NewVariableNote): T;
  /** `<NAME>_DE` wins over `<NAME>`. */
  localized(name: string, schema: z.ZodMiniType<string>, fallback: Localized, note: VariableNote): Localized;
};

/** Names every wrong variable and what it expects. Never repeats a value, which may be a secret. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const lines = problems.map((problem) => `- ${problem}`);
    const todo = 'Correct these environment variables; docs/configuration.md describes them.';
    super(['Invalid configuration:', ...lines, todo].join('\n'));
    this.problems = problems;
  }
}

type Readers = readonly ((variables: Variables) => unknown)[];
type ReadBy<All extends Readers> = { [Index in keyof All]: ReturnType<All[Index]> };

/** An empty variable counts as unset. Throws `ConfigurationError` with the problems of all readers at once. */
export function readVariables<const All extends Readers>(env: Environment, ...readers: All): ReadBy<All> {
  const all = readers.map(() => variablesOf(env));
  const read = readers.map((reader, index) => reader(all[index]!)) as ReadBy<All>;
  const problems = all.flatMap((variables) => variables.problems);
  if (problems.length > 0) throw new ConfigurationError(problems);
  return read;
}

export function variablesOf(env: Environment): Variables {
  const problems: string[] = [];
  const asked: AskedVariable[] = [];
  const given: Record<string, string> = {};

  function raw(name: string): string | undefined {
    const text = env[name]?.trim() || undefined;
    if (text !== undefined) given[name] = text;
    return text;
  }

  function parsed<T>(name: string, schema: z.ZodMiniType<T>, fallback: T): T {
    const text = raw(name);
    if (text === undefined) return fallback;
    const result = schema.safeParse(text);
    if (result.success) return result.data;
    problems.push(`${name} expects ${result.error.issues[0]!.message}`);
    return fallback;
  }

  return {
    problems,
    asked,
    given,
    raw,
    value(name, schema, fallback, note) {
      const whole = { level: 'optional', ...note } as const;
      asked.push({ name, schema, fallback, note: whole, isLocalized: false });
      return parsed(name, schema, fallback);
    },
    localized(name, schema, fallback, note) {
      asked.push({ name, schema, fallback, note, isLocalized: true });
      const both = parsed(name, schema, '');
      return perLanguage((language) =>
        parsed(localizedNames(name)[language], schema, both || fallback[language]),
      );
    },
  };
}

/** One language stands in for another that is not set. Undefined if none is. */
export function inAnyLanguage(
  { localized }: Variables,
  name: string,
  schema: z.ZodMiniType<string>,
  note: VariableNote,
): Localized | undefined {
  const given = localized(name, schema, same(''), note);
  const first = languages.map((language) => given[language]).find(Boolean);
  return first === undefined ? undefined : perLanguage((language) => given[language] || first);
}

export function localizedNames(name: string): Localized {
  return perLanguage((language) => `${name}_${language.toUpperCase()}`);
}

/** `<NAME>`, and the one of each language. */
export function variableNames(name: string): string[] {
  return [name, ...Object.values(localizedNames(name))];
}

export const same = (text: string): Localized => perLanguage(() => text);

export const oneLine = typedAs(
  z.string().check(z.trim(), z.regex(/^[^\r\n]{1,500}$/, 'one line of text, at most 500 characters')),
  { kind: 'line' },
);

export const mailAddress = typedAs(z.email('an email address such as office@example.com'), {
  kind: 'mail',
  example: 'office@example.com',
});

export const webAddress = typedAs(
  z
    .url({ protocol: /^https?$/, error: 'a full web address such as https://example.com/page' })
    // Text before an @ looks like the name of another site.
    .check(z.refine((text) => !/^https?:\/\/[^/?#]*@/i.test(text), 'an address without a name before @')),
  { kind: 'link', example: 'https://example.com/page' },
);

export const webAddressOrOff = typedAs(
  z.union([webAddress, z.literal('off')], {
    error: 'a full web address such as https://example.com/page, or off',
  }),
  { kind: 'linkOrOff', example: 'https://example.com/page' },
);

export const onOrOff = typedAs(
  z.pipe(
    z.enum(['on', 'off'], 'on or off'),
    z.transform((word) => word === 'on'),
  ),
  { kind: 'switch' },
);

export function choice<const Word extends string>(words: readonly Word[]): z.ZodMiniType<Word> {
  return typedAs(z.enum(words, words.join(', ').replace(/, (\w+)$/, ' or $1')), {
    kind: 'choice',
    choices: words,
  });
}

export function wholeNumber(from: number, to: number): z.ZodMiniType<number> {
  const expected = `a whole number from ${from} to ${to}`;
  const schema = z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, expected)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.refine((number) => number >= from && number <= to, expected)),
    ),
  );
  return typedAs(schema, { kind: 'number', from, to });
}
