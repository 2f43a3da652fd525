import { execFileSync } from 'node:child_process';

/**
 * From now on these processes run only while the browser does not need the processor (Linux's SCHED_IDLE, sched(7)):
 * a visitor's machine runs neither the server nor the audit. It cannot be taken back without privileges, and processes
 * started later inherit it. Throws where there is no `chrt` (util-linux).
 */
export function stepBack(pids: readonly number[]): void {
  for (const pid of pids) execFileSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)]);
}
