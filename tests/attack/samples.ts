export type Sample = (bytes: number) => string;

const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;

function long(unit: string, before = '', after = ''): Sample {
  const rest = bytesOf(before) + bytesOf(after);
  return (bytes) => before + unit.repeat(Math.max(1, Math.floor((bytes - rest) / bytesOf(unit)))) + after;
}

function halves(one: string, other: string): Sample {
  return (bytes) => `a${long(one)(bytes / 2 - 1)}${long(other)(bytes / 2)}`;
}

/** Each is the worst case of some rule; a new rule needs its own. */
export const samples: Readonly<Record<string, Sample>> = {
  letters: long('a'),
  digits: long('1'),
  'white space': long(' '),
  'white space inside': long(' ', 'x', 'x'),
  'line breaks': long('\n', 'x', 'x'),
  'line breaks of Windows': long('\r\n', 'x', 'x'),
  'hard spaces': long('\u00A0', 'x', 'x'),
  'soft hyphens': long('\u00AD'),
  NUL: long('\0'),
  'one NUL': () => 'a\0',
  'lone surrogates': long('\uD800'),
  'marks in wrong order': halves('\u0315', '\u0300'),
  'marks in wrong order, in runs': long(`a${'\u0315'.repeat(15)}${'\u0300'.repeat(15)}`),
  'letters that are composed': long('a\u0308\u0304'),
  'letters that become 18': long('\uFDFA'),
  'Korean letters': long('\u1100\u1161\u11A8'),
  'a letter that grows in lower case': long('İ'),
  'families of emoji': long('👩‍👩‍👧‍👦'),
  commas: long(','),
  semicolons: long(';'),
  brackets: long('['),
  objects: long('{"a":'),
  quotes: long('"'),
  backslashes: long('\\'),
  parentheses: long('('),
  hyphens: long('-'),
  underscores: long('_'),
  dots: long('.'),
  slashes: long('/'),
  'equals signs': long('='),
  'stars and pluses': long('*+'),
  'tags that open': long('<a '),
  scripts: long('<script>'),
  entities: long('&amp;'),
  'places of words': long('{{name}}'),
  replacements: long('$&'),
  'many fields': (bytes) => Array.from({ length: bytes / 12 }, (_, index) => `&a${index}=1`).join(''),
  'percent signs': long('%'),
  'broken UTF-8': long('%E2'),
  'at signs': long('@'),
  'an address of dots': long('.', 'a@'),
  'an address of short labels': long('a.', 'a@', 'b'),
  'an address of short labels that ends wrong': long('a.', 'a@', '!'),
  'an address of long labels': long(`${'a'.repeat(63)}.`, 'a@', 'b'),
  'an address with a long name': long('a', '', '@example.com'),
  'an address with many pluses': long('+', 'a', '@example.com'),
  'an address in other letters': long('ä.', 'a@', 'b'),
  'an address in other letters, short': () => `a@${'ä.'.repeat(120)}b`,
  'an address of encoded letters': long('xn--', 'a@', '.b'),
  'addresses of pages': long('http://'),
  'addresses of pages without an end': long('a', 'http://a.'),
  hosts: long('a.de/'),
  'hosts without a path': long('a.de '),
  'hosts of numbers': long('1.2.3.4 '),
  'phone numbers': long('+49 '),
  days: long('2026-12-31'),
};

/** Databases store and index these in ways of their own; what the rest costs the server, it costs on each of them. */
export const storedInOwnWays: readonly string[] = [
  ...['letters', 'digits', 'white space inside', 'NUL', 'one NUL', 'lone surrogates', 'marks in wrong order'],
  ...['letters that become 18', 'a letter that grows in lower case', 'families of emoji', 'quotes'],
  ...['backslashes', 'underscores', 'percent signs', 'broken UTF-8', 'an address of short labels', 'hosts'],
  ...['hosts without a path', 'phone numbers', 'days'],
];
