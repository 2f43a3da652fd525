import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import novaWords from '#content/offerings/nova/de.json' with { type: 'json' };
import { storeAnswer } from './stored-answer.ts';
import { tightenAll } from './tighten.ts';

const json = { 'content-type': 'application/json' };
const body = Buffer.from(JSON.stringify(novaWords));

test('tightening makes the brotli form smaller and keeps body and tag', async () => {
  const answer = await storeAnswer(200, json, body);
  const { tag, encodings } = answer;
  const quick = encodings.br!;
  await tightenAll([answer]);
  expect(encodings.br!.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(encodings.br!)).toEqual(body);
  expect(answer.tag).toBe(tag);
});

test('answers without compressed forms are left alone', async () => {
  const answer = await storeAnswer(200, { 'content-type': 'image/png' }, Buffer.alloc(500));
  await tightenAll([answer]);
  expect(answer.encodings).toEqual({});
});

test('lists tightened at the same time are all done, also after one that failed', async () => {
  const [one, broken, two] = await Promise.all([1, 2, 3].map(async () => await storeAnswer(200, json, body)));
  const before = one!.encodings.br!.length;
  broken!.encodings.gzip = Buffer.from('no gzip');
  const results = await Promise.allSettled([tightenAll([one!]), tightenAll([broken!]), tightenAll([two!])]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect([one, two].every((answer) => answer!.encodings.br!.length < before)).toBe(true);
});
