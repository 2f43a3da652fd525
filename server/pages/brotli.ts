import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BrotliOptions } from 'node:zlib';
import { brotliOptions, copyToKeep } from './compress.ts';
import type { StoredAnswer } from './stored-answer.ts';

type Order = { body: Uint8Array; options: BrotliOptions };

let turn = Promise.resolve();

/**
 * Adds the smallest form (brotli 11), one list at a time; answers can be served during it. Runs in a child process: quality 11
 * takes 20 MB per thread that are never released, for a task of seconds in months. Throws if the child fails; finished
 * answers stay.
 */
export async function compressAll(answers: Iterable<StoredAnswer>): Promise<void> {
  const done = turn.then(async () => await tightenInChild(answers));
  turn = done.catch(() => {});
  await done;
}

async function tightenInChild(answers: Iterable<StoredAnswer>): Promise<void> {
  const child = spawn(process.execPath, ['--eval', `(${compressOnRequest})()`], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // A stopping server does not wait for smaller pages.
  child.unref();
  child.channel?.unref();
  const failed = failureOf(child);
  try {
    for (const { encodings, body } of answers) {
      if (!('gzip' in encodings)) continue;
      child.send({ body, options: brotliOptions(11, body.length) } satisfies Order, () => {});
      const [tight] = (await Promise.race([once(child, 'message'), failed])) as [Uint8Array];
      encodings.br = copyToKeep(tight);
    }
  } catch (error) {
    if (!(error instanceof ToldToEnd)) throw error;
  } finally {
    // If the channel closes, the child ends.
    if (child.connected) child.disconnect();
  }
}

/** A stop reaches the child as well: systemd signals every process of a unit, a terminal every one of a group. */
class ToldToEnd extends Error {}

function failureOf(child: ChildProcess): Promise<never> {
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const isStop = signal === 'SIGTERM' || signal === 'SIGINT';
      reject(new (isStop ? ToldToEnd : Error)(`The compressing process ended early (${signal ?? code})`));
    });
  });
  failed.catch(() => {});
  return failed;
}

/** Sent to the child as source text, so it must not use anything from this file. */
function compressOnRequest(): void {
  const { brotliCompressSync } = process.getBuiltinModule('node:zlib');
  const { constants, setPriority } = process.getBuiltinModule('node:os');
  // Visitors, and other processes that render the same release, come first.
  setPriority(constants.priority.PRIORITY_LOW);
  process.on('message', ({ body, options }: Order) => {
    process.send!(brotliCompressSync(body, options));
  });
}
