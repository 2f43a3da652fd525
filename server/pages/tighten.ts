import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BrotliOptions } from 'node:zlib';
import { brotliOptions } from './compress.ts';
import type { StoredAnswer } from './stored-answer.ts';

type Order = { gzip: Uint8Array; options: BrotliOptions };

let turn = Promise.resolve();

/**
 * Replaces the quick brotli forms by the smallest ones (quality 11), one after the other and one list at a time; the
 * answers may be served before, during and after. This happens on a thread of its own that ends with the list: on
 * Node's threads, which take turns, each of the four would keep the 15 MB that quality 11 needs. Throws if the thread
 * fails; what is done by then stays done.
 */
export async function tightenAll(answers: Iterable<StoredAnswer>): Promise<void> {
  const done = turn.then(async () => await tightenInWorker(answers));
  turn = done.catch(() => {});
  await done;
}

async function tightenInWorker(answers: Iterable<StoredAnswer>): Promise<void> {
  const worker = new Worker(`(${compressOnRequest})()`, { eval: true });
  // A server that is asked to stop does not wait for smaller pages.
  worker.unref();
  try {
    for (const { encodings, length } of answers) {
      if (!encodings.br || !encodings.gzip) continue;
      worker.postMessage({ gzip: encodings.gzip, options: brotliOptions(11, length) } satisfies Order);
      const [tight] = (await once(worker, 'message')) as [Uint8Array];
      encodings.br = Buffer.from(tight.buffer, tight.byteOffset, tight.byteLength);
    }
  } finally {
    await worker.terminate();
  }
}

/** Runs in the worker as text of its own, so it uses nothing from this file. */
function compressOnRequest(): void {
  const { parentPort } = process.getBuiltinModule('node:worker_threads');
  const { brotliCompressSync, gunzipSync } = process.getBuiltinModule('node:zlib');
  parentPort!.on('message', ({ gzip, options }: Order) => {
    parentPort!.postMessage(brotliCompressSync(gunzipSync(gzip), options));
  });
}
