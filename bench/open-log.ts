import { openSync } from 'node:fs';
import { join } from 'node:path';

export function openLog(folder: string): number {
  return openSync(join(folder, 'server.log'), 'a');
}
