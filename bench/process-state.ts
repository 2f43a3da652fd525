import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export type ProcessState = { memory: number; files: number; connections: number };

/** Megabytes, and how many files and how many connections are open. Linux only. */
export function processState(pid: number): ProcessState {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const opened = readdirSync(`/proc/${pid}/fd`).map((each) => targetOf(`/proc/${pid}/fd/${each}`));
  const connections = opened.filter((target) => target.startsWith('socket:')).length;
  return {
    memory: Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1024,
    files: opened.length - connections,
    connections,
  };
}

/** Empty if it was closed meanwhile. */
function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}
