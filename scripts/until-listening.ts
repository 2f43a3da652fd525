import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const startingMs = 30_000;

/** Throws with what a site said if it ends or does not listen in time. */
export async function untilListening(child: ChildProcess): Promise<void> {
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Listening on')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`It ended with code ${code}:\n${said}`)));
  });
  const late = delay(startingMs, undefined, { ref: false }).then(() => {
    throw new Error(`It does not listen:\n${said}`);
  });
  await Promise.race([ready, late]);
}
