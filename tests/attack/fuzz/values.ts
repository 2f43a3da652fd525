import * as fc from 'fast-check';
import type * as z from 'zod/mini';
import type { Vocabulary } from './vocabulary.ts';

const oddTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\r\nX: y',
    '\u2028',
    '\ud800',
    '\udfff\ud800',
    '\ufeff',
    '\u202e',
    'İ',
    '\u0300',
  ],
  ...['null', 'true', '0', '-1', '1e999', 'NaN', '2147483648', '9007199254740993', '0x10', '１２'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then', 'toJSON'],
  ...[
    "'; drop table operators; --",
    "' or 1=1 --",
    '%',
    '_',
    '\\',
    '"',
    '*',
    '(',
    '[a-',
    '$1',
    '{{name}}',
    '#{x}',
  ],
  ...[
    '../../etc/passwd',
    '/etc/passwd',
    'file:/etc/passwd',
    'C:\\',
    '.',
    '..',
    'a/b',
    '<script>alert(1)</script>',
  ],
  ...['a@b.de', 'anna@example.com', 'A@EXAMPLE.COM', '"a b"@c.de', 'a@[::1]', 'a@b', 'ä@ö.de', 'a@xn--', '@'],
  ...['0000-00-00', '2026-02-30', '2026-11-21', '9999-12-31', '-000001-01-01', '2026-11-21T09:30:00.000Z'],
  ...['+275760-09-13T00:00:00.000Z', '+275760-09-13T00:00:00.001Z', '0000-01-01T00:00:00.000Z', '2026-W01'],
  ...[
    'https://example.com/',
    'https://[::1',
    'https://127.0.0.1/',
    'javascript:alert(1)',
    'data:,x',
    '//x',
    'mailto:a',
  ],
  ...[
    '#123456',
    '#GGGGGG',
    '#000',
    'de',
    'en',
    'xx',
    'de-DE-u-nu-latn',
    'Europe/Berlin',
    'Etc/GMT+14',
    '+99:99',
    'UTC',
  ],
  ...[
    '019c0000-0000-7000-8000-000000000000',
    '00000000-0000-0000-0000-000000000000',
    'Bernstein am Meer',
    '=1+1',
    '؀',
  ],
];

const oddNumbers: readonly number[] = [
  ...[0, -0, 1, -1, 0.1, 5, 50, 200, 201, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21],
  ...[
    Number.MAX_SAFE_INTEGER,
    Number.MIN_SAFE_INTEGER,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
    8.64e15,
    8.64e15 + 1,
  ],
];

const halfUnits = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
});
const longText = fc
  .tuple(
    fc.constantFrom('a', '\u0300', ' ', 'ﷺ', 'a.', '\ud83d\ude00', '\n', '1', '{{a}}'),
    fc.integer({ min: 1, max: 6000 }),
  )
  .map(([unit, times]) => unit.repeat(times));

export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 2, arbitrary: halfUnits },
  { weight: 1, arbitrary: longText },
);

const number = fc.oneof(fc.constantFrom(...oddNumbers), fc.integer(), fc.double({ noNaN: true }));

const tameText = fc.constantFrom(
  ...['Guten Tag', 'x', 'anna@example.com', '2026-11-21', '2026-11-21T09:30:00.000Z', '#123456'],
  ...['https://example.com/', 'UTC', 'de', '12'],
);

/** Any JSON, with names that objects have already. */
export const anything: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant(null),
    fc.boolean(),
    number,
    text,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(text, tie('value')), { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs)),
  ),
})).value!;

type Def = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  entries?: Record<string, unknown>;
  values?: readonly unknown[];
};

/** Values that fit the schema as far as it tells, or mostly: then some of them are anything. */
export function valueFor(
  schema: z.ZodMiniType,
  { vocabulary, isTame }: { vocabulary: Vocabulary; isTame: boolean },
): fc.Arbitrary<unknown> {
  return within(schema, '');

  /** Under this name as answers show it, as the kind demands, or anything. */
  function under(name: string, fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
    const seen = fc.nat().chain((choice) => {
      const value = vocabulary.pick(name, choice);
      return value === undefined ? fitting : fc.constant(value);
    });
    return fc.oneof(
      { weight: 6, arbitrary: fitting },
      { weight: 6, arbitrary: seen },
      ...(isTame ? [] : [{ weight: 1, arbitrary: anything }]),
    );
  }

  function within(of: z.ZodMiniType, name: string): fc.Arbitrary<unknown> {
    const def = of.def as Def;
    switch (def.type) {
      case 'object': {
        const fields = Object.fromEntries(
          Object.entries(def.shape!).map(([field, held]) => [field, within(held, field)] as const),
        );
        const some = fc.record(fields, { requiredKeys: [] });
        return under(name, isTame ? fc.record(fields) : fc.oneof(fc.record(fields), some));
      }
      case 'array':
        return under(name, fc.array(within(def.element!, name), { maxLength: 4 }));
      case 'record':
        return under(
          name,
          fc.dictionary(isTame ? tameText : text, within(def.valueType!, ''), { maxKeys: 4 }),
        );
      case 'union':
        return fc.oneof(...def.options!.map((option) => within(option, name)));
      case 'enum':
        return under(name, fc.constantFrom(...Object.values(def.entries!)));
      case 'literal':
        return under(name, fc.constantFrom(...def.values!));
      case 'boolean':
        return under(name, fc.boolean());
      case 'number':
      case 'int':
        return under(name, isTame ? fc.nat({ max: 5 }) : number);
      case 'string':
        return under(name, isTame ? tameText : text);
      case 'optional':
        return fc.option(within(def.innerType!, name), { nil: undefined });
      case 'nullable':
        return fc.option(within(def.innerType!, name), { nil: null });
      case 'default':
      case 'readonly':
        return within(def.innerType!, name);
      case 'pipe':
        return within(def.in!, name);
      default:
        return under(name, anything);
    }
  }
}
