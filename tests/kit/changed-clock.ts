import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './database.ts';

/** Debian keeps it beside the folders that are searched. */
const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find(existsSync);

/** A clock for another process, which may be set while it runs; how long something takes stays true. */
export function changedClock(offsetMs = 0) {
  if (!library) throw new Error('Clocks that are set need libfaketime: apt-get install libfaketime');
  const file = join(temporaryFolder(), 'offset');
  const clock = {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    offsetMs,
    set(next: number): void {
      clock.offsetMs = next;
      writeFileSync(file, `${next < 0 ? '-' : '+'}${Math.abs(Math.round(next / 1000))}\n`);
    },
    move(ms: number): void {
      clock.set(clock.offsetMs + ms);
    },
    now: () => new Date(Date.now() + clock.offsetMs),
  };
  clock.set(offsetMs);
  return clock;
}
