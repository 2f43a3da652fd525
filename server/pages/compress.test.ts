import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import novaWords from '#content/offerings/nova/de.json' with { type: 'json' };
import { chooseEncoding, compressWhenAsked } from './compress.ts';

const both = { br: Buffer.from('b'), gzip: Buffer.from('g') };

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['br;q=0, gzip;q=0', undefined],
  [null, undefined],
] as const)('Accept-Encoding %s is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header, both)).toBe(encoding);
});

test('a body without compressed forms is sent as it is', () => {
  expect(chooseEncoding('br, gzip', {})).toBeUndefined();
});

test('the gzip form gives the body back, is made once, and holds no more memory than its length', () => {
  const body = Buffer.from(JSON.stringify(novaWords));
  const encodings = compressWhenAsked(body);
  const { gzip } = encodings;
  expect(gunzipSync(gzip!)).toEqual(body);
  expect(encodings.gzip).toBe(gzip);
  expect(gzip!.buffer.byteLength).toBe(gzip!.length);
});
