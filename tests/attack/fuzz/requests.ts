import * as fc from 'fast-check';
import type { Role } from '#domain/accounts/roles.ts';
import { type Endpoint, filled } from './endpoints.ts';
import { anything, text, valueFor } from './values.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Actor = Role | 'stranger' | 'forged';

export type FuzzRequest = {
  actor: Actor;
  route: string;
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
};

const actors: readonly Actor[] = [
  ...Array<Actor>(8).fill('owner'),
  ...(['editor', 'editor', 'support', 'support', 'stranger', 'forged'] as const),
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LINK'];
const form = 'application/x-www-form-urlencoded';

const types = fc.oneof(
  { weight: 80, arbitrary: fc.constant('application/json') },
  { weight: 4, arbitrary: fc.constant(form) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...[
        '',
        'text/plain',
        'application/json; charset=utf-16',
        'application/json; charset="utf-8"',
        'application/xml',
      ],
      ...[
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'application/reports+json',
        'application/csp-report',
      ],
      ...[`${form}; charset=latin1`, `application/json${';'.repeat(500)}`, '/', 'application/octet-stream'],
    ),
  },
);

/** What Node lets a client send. */
const headerText = text.map((value) => value.replace(/[^\t\x20-\x7e\xa1-\xff]/g, '').slice(0, 4000));
const oddHeaders: Readonly<Record<string, fc.Arbitrary<string>>> = {
  Accept: fc.constantFrom('*/*', 'text/html', 'application/json', ',,,', 'a/b;q=x'),
  'Accept-Encoding': fc.constantFrom(
    'br',
    'gzip',
    'identity;q=0',
    ','.repeat(3000),
    '*;q=0',
    'zstd, br;q=0.0001',
  ),
  'If-None-Match': fc.constantFrom('*', '""', 'W/"x"', ','.repeat(3000)),
  Range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-0,0-0,0-0', 'x'),
  Origin: fc.constantFrom('null', 'https://evil.example', 'https://', 'x'),
  'Sec-Fetch-Site': fc.constantFrom('cross-site', 'same-origin', 'none', 'x'),
  'Content-Encoding': fc.constantFrom('gzip', 'identity', 'br'),
  'X-Forwarded-For': headerText,
  'X-Forwarded-Proto': fc.constantFrom('http', 'https', 'http, https', ''),
  'Last-Event-ID': headerText,
  'User-Agent': headerText,
  Cookie: headerText,
};

function someOf(
  headers: Readonly<Record<string, fc.Arbitrary<string>>>,
): fc.Arbitrary<Record<string, string>> {
  const each = Object.entries(headers).map(([name, value]) => value.map((held) => [name, held] as const));
  if (each.length === 0) return fc.constant({});
  return fc.array(fc.oneof(...each), { maxLength: 2 }).map((pairs) => Object.fromEntries(pairs));
}

export function requestTo(endpoint: Endpoint, vocabulary: Vocabulary): fc.Arbitrary<FuzzRequest> {
  const { method, path, schemas } = endpoint;
  const ownHeaders = [...endpoint.headers].filter(
    (name) => !/^(?:content-|cookie|host|origin|sec-|transfer)/i.test(name),
  );
  const headers = fc.tuple(
    types,
    few(someOf(Object.fromEntries(ownHeaders.map((name) => [name, headerText])))),
    few(someOf(oddHeaders)),
  );
  const queries = [...endpoint.queries];
  const query = fc.array(
    fc.tuple(
      queries.length === 0 ? text : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...queries) }, text),
      fc.oneof(
        text,
        fc.nat().map((choice) => vocabulary.pickName(choice)),
      ),
    ),
    { maxLength: 4 },
  );
  return fc
    .record({
      actor: fc.constantFrom(...actors),
      method: fc.oneof({ weight: 20, arbitrary: fc.constant(method) }, fc.constantFrom(...methods)),
      place: placeOf(path, vocabulary),
      query: few(query, queries.length === 0 ? 8 : 1),
      headers,
      body: bodyOf(
        schemas.length === 0
          ? anything
          : fc.oneof(
              ...schemas.flatMap((schema) =>
                [true, false].map((isTame) => valueFor(schema, { vocabulary, isTame })),
              ),
            ),
      ),
    })
    .map(({ actor, method: used, place, query: pairs = [], headers: [type, own, odd], body }) => {
      const isForm = type.startsWith(form);
      const search = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
      return {
        actor,
        route: `${method} ${path}`,
        method: used,
        path: place + (search && `?${search.slice(0, 12_000).replace(/%\w?$/, '')}`),
        headers: { ...(type && { 'Content-Type': type }), ...own, ...odd },
        body: used === 'GET' || used === 'HEAD' ? undefined : isForm ? formOf(body) : body,
      };
    });
}

/** Mostly nothing. */
function few<Value>(arbitrary: fc.Arbitrary<Value>, without = 9): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ weight: without, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

/** Mostly what answers have shown, or anything. */
function placeOf(path: string, vocabulary: Vocabulary): fc.Arbitrary<string> {
  const anyPlace = fc.oneof(
    fc.nat().map((choice) => vocabulary.pickName(choice)),
    text,
  );
  return fc
    .array(fc.tuple(fc.nat(), fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, anyPlace)), {
      minLength: 3,
      maxLength: 3,
    })
    .map((choices) => {
      let count = 0;
      return filled(path, (part, parameter) => {
        const [choice, odd] = choices[count++]!;
        const fitting = vocabulary.pickPlace(part, choice) ?? vocabulary.pick(parameter, choice);
        return encode(odd ?? String(fitting ?? 'x'));
      });
    });
}

function bodyOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<string | undefined> {
  const json = value.map((held) => JSON.stringify(held) ?? 'null');
  const inObject = (field: string) => json.map((body) => body.replace(/^\{(?=")/, `{${field},`));
  const depth = fc.integer({ min: 1, max: 60_000 });
  return fc.oneof(
    { weight: 40, arbitrary: json },
    {
      weight: 2,
      arbitrary: inObject('"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}'),
    },
    // The same names again: the last counts.
    {
      weight: 1,
      arbitrary: fc.tuple(json, json).map(([one, other]) => `${one.slice(0, -1)},${other.slice(1)}`),
    },
    { weight: 1, arbitrary: depth.map((levels) => '['.repeat(levels) + ']'.repeat(levels)) },
    { weight: 1, arbitrary: depth.map((levels) => '{"a":'.repeat(levels)) },
    { weight: 1, arbitrary: depth.map((count) => `[${'0,'.repeat(count)}0]`) },
    {
      weight: 1,
      arbitrary: fc.tuple(json, fc.nat()).map(([body, end]) => body.slice(0, end % (body.length + 1))),
    },
    { weight: 1, arbitrary: fc.tuple(json, text).map(([body, odd]) => body + odd) },
    { weight: 1, arbitrary: fc.constant(undefined) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(text, text)
        .map(
          ([name, part]) =>
            `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n${part}\r\n--x--\r\n`,
        ),
    },
  );
}

function formOf(body: string | undefined): string {
  try {
    const fields: unknown = JSON.parse(body ?? '');
    if (typeof fields === 'object' && fields !== null)
      return String(new URLSearchParams(Object.entries(fields)));
  } catch {
    // Sent as it is.
  }
  return body ?? '';
}

function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed()).slice(0, 3000).replace(/%\w?$/, '');
}
