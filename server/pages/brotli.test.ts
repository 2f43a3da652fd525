import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import novaWords from '#content/offerings/nova/de.json' with { type: 'json' };
import { compressAll } from './brotli.ts';
import { storeAnswer } from './stored-answer.ts';

const json = { 'content-type': 'application/json' };
const body = Buffer.from(JSON.stringify(novaWords));

test('tightening adds a form smaller than gzip’s and keeps body and tag', async () => {
  const answer = storeAnswer(200, json, body);
  const { tag, encodings } = answer;
  await compressAll([answer]);
  expect(encodings.br!.length).toBeLessThan(encodings.gzip!.length);
  expect(brotliDecompressSync(encodings.br!)).toEqual(body);
  expect(answer.tag).toBe(tag);
});

test('answers without compressed forms are left alone', async () => {
  const answer = storeAnswer(200, { 'content-type': 'image/png' }, Buffer.alloc(500));
  await compressAll([answer]);
  expect(answer.encodings).toEqual({});
});

test('lists tightened at the same time are all done, also after one that failed', async () => {
  const [one, broken, two] = [1, 2, 3].map(() => storeAnswer(200, json, body));
  Object.assign(broken!, { body: { length: 1 } });
  const results = await Promise.allSettled([
    compressAll([one!]),
    compressAll([broken!]),
    compressAll([two!]),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect([one, two].every((answer) => answer!.encodings.br !== undefined)).toBe(true);
});

test.each([
  ['SIGTERM', 'fulfilled'],
  ['SIGKILL', 'rejected'],
] as const)(
  'a compressing process that gets %s, as in a stop or not, ends the work: %s',
  async (signal, status) => {
    const started = nextChild();
    const work = Promise.allSettled([
      compressAll(
        Array.from({ length: 200 }, () => storeAnswer(200, json, Buffer.concat(Array(20).fill(body)))),
      ),
    ]);
    process.kill((await started).pid!, signal);
    expect((await work).map((result) => result.status)).toEqual([status]);
  },
);

async function nextChild(): Promise<ChildProcess> {
  const created = await new Promise<ChildProcess>((resolve) => {
    const note = (message: unknown) => {
      unsubscribe('child_process', note);
      resolve((message as { process: ChildProcess }).process);
    };
    subscribe('child_process', note);
  });
  await once(created, 'spawn');
  return created;
}
