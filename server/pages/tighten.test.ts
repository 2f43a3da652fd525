import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import novaWords from '#content/offerings/nova/de.json' with { type: 'json' };
import { storeAnswer } from './stored-answer.ts';
import { tightenAll } from './tighten.ts';

const json = { 'content-type': 'application/json' };
const body = Buffer.from(JSON.stringify(novaWords));

test('tightening adds a form smaller than the quick one and keeps body and tag', async () => {
  const answer = storeAnswer(200, json, body);
  const { tag, encodings } = answer;
  await tightenAll([answer]);
  expect(encodings.br!.length).toBeLessThan(encodings.gzip!.length);
  expect(brotliDecompressSync(encodings.br!)).toEqual(body);
  expect(answer.tag).toBe(tag);
});

test('answers without compressed forms are left alone', async () => {
  const answer = storeAnswer(200, { 'content-type': 'image/png' }, Buffer.alloc(500));
  await tightenAll([answer]);
  expect(answer.encodings).toEqual({});
});

test('lists tightened at the same time are all done, also after one that failed', async () => {
  const [one, broken, two] = [1, 2, 3].map(() => storeAnswer(200, json, body));
  broken!.encodings.gzip = Buffer.from('no gzip');
  const results = await Promise.allSettled([tightenAll([one!]), tightenAll([broken!]), tightenAll([two!])]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect([one, two].every((answer) => answer!.encodings.br !== undefined)).toBe(true);
});
