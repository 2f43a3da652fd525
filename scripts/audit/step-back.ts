import { execFileSync } from 'node:child_process';

/**
 * Runs these processes only while the browser is idle (SCHED_IDLE, sched(7)). Child processes inherit it;
 * undoing needs privileges. Throws without `chrt` (util-linux).
 */
export function stepBack(pids: readonly number[]): void {
  for (const pid of pids) execFileSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)]);
}
