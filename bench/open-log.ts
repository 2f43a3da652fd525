import { openSync } from 'node:fs';
import { join } from 'node:path';

/** A file for the log of a measured server: writing it is part of the work, as in earnest. */
export function openLog(folder: string): number {
  return openSync(join(folder, 'server.log'), 'a');
}
