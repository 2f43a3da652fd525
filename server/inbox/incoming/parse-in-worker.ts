import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { type MailContent, unreadable } from './mail-content.ts';

const program = createRequire(import.meta.url).resolve('#server/inbox/incoming/parse-worker.ts');

/** An honest mail of the full size takes a second or two. */
export const longestMs = 10_000;
export const mostMemoryMb = 256;

/**
 * In a thread that can be ended: what anybody sends may be made to keep a reader busy for minutes, and would do so again after
 * each restart. A mail that takes longer, or more memory, counts as unreadable.
 */
export async function parseInWorker(source: Buffer, isWhole: boolean, ms = longestMs): Promise<MailContent> {
  const worker = startWorker();
  const { promise, resolve } = Promise.withResolvers<MailContent | undefined>();
  const giveUp = () => resolve(undefined);
  const timer = setTimeout(giveUp, ms);
  worker.once('message', resolve).once('exit', giveUp);
  // A copy of these bytes alone: small buffers are parts of a larger one.
  const copy = Uint8Array.from(source);
  worker.postMessage({ source: copy, isWhole }, [copy.buffer]);
  const content = await promise;
  clearTimeout(timer);
  await worker.terminate();
  return content ?? unreadable();
}

function startWorker(): Worker {
  const worker = new Worker(program, {
    // Leaves out the options of a test runner and the passwords of the configuration.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  });
  // Its end is all that counts; without a listener an error would end this process too.
  return worker.on('error', () => {});
}
