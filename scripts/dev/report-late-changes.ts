import { statSync } from 'node:fs';
import type { FSWatcher } from 'vite';

/** After a change, the watcher leaves out further changes of the same file for 50 ms. */
const silenceMs = 60;

/** Reports such changes, for example those of a formatter, which a page that was loaded in between does not contain. */
export function reportLateChanges(watcher: FSWatcher): void {
  watcher.on('change', (file) => {
    const seen = changedAt(file);
    setTimeout(() => {
      const now = changedAt(file);
      if (now !== undefined && now !== seen) watcher.emit('change', file);
    }, silenceMs).unref();
  });
}

function changedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
