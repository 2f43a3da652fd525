import { readFileSync } from 'node:fs';

/** One system call of the traced process, in the order in which they returned. */
export type Call =
  | { kind: 'write'; path: string; data: Buffer; at: number }
  | { kind: 'truncate'; path: string; length: number }
  | { kind: 'sync'; path: string }
  | { kind: 'remove'; path: string }
  | { kind: 'answer'; text: string };

/** What strace has to watch, and with which flags it writes lines that `callsIn` reads. */
export const straceFlags = [
  '-f',
  '-y',
  '-xx',
  '-s',
  '1000000',
  '-e',
  'trace=pwrite64,write,writev,ftruncate,fsync,fdatasync,unlink',
];

const ofInterest = /\.sqlite(?:-wal|-journal)?$/;

/** Calls of one thread; SQLite runs in the main thread of Node. */
export function callsIn(traceFile: string, thread: number): Call[] {
  const calls: Call[] = [];
  let begun = '';
  for (const line of readFileSync(traceFile, 'latin1').split('\n')) {
    const found = /^(\d+) +(.*)$/.exec(line);
    if (!found || Number(found[1]) !== thread) continue;
    let text = found[2]!;
    if (text.endsWith('<unfinished ...>')) {
      begun = text.slice(0, -'<unfinished ...>'.length);
      continue;
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/s.exec(text);
    if (resumed) text = begun + resumed[1]!;
    const call = callOf(text);
    if (call) calls.push(call);
  }
  return calls;
}

function callOf(text: string): Call | undefined {
  const [, name, rest] = /^(\w+)\((.*)$/s.exec(text) ?? [];
  if (!name || !rest || / = -1 /.test(rest)) return undefined;
  if (name === 'unlink') {
    const path = bytesOf(/^"((?:\\x..)*)"/.exec(rest)?.[1] ?? '').toString();
    return ofInterest.test(path) ? { kind: 'remove', path } : undefined;
  }
  const path = bytesOf(/^\d+<((?:\\x..)*)>/.exec(rest)?.[1] ?? '').toString();
  if (name === 'fsync' || name === 'fdatasync')
    return ofInterest.test(path) ? { kind: 'sync', path } : undefined;
  if (name === 'ftruncate') {
    const length = Number(/>, (\d+)\)/.exec(rest)?.[1]);
    return ofInterest.test(path) ? { kind: 'truncate', path, length } : undefined;
  }
  const data = Buffer.concat(Array.from(rest.matchAll(/"((?:\\x..)*)"/g), ([, hex]) => bytesOf(hex!)));
  if (name === 'pwrite64') {
    const at = Number(/, (\d+)\) += \d+$/.exec(rest)?.[1]);
    return ofInterest.test(path) ? { kind: 'write', path, data, at } : undefined;
  }
  const answer = data.toString('latin1');
  return answer.startsWith('HTTP/1.1 201') ? { kind: 'answer', text: answer } : undefined;
}

function bytesOf(hex: string): Buffer {
  return Buffer.from(hex.replaceAll('\\x', ''), 'hex');
}

/**
 * Files as the disk has them when power fails: all that was synced, and of the rest what `survives` says, in any order.
 * Removing a file takes effect at once, which is the worse case.
 */
export class Disk {
  readonly #files = new Map<string, Buffer>();
  readonly #waiting = new Map<string, (Call & { kind: 'write' | 'truncate' })[]>();

  constructor(files: Iterable<readonly [path: string, content: Buffer]>) {
    for (const [path, content] of files) this.#files.set(path, content);
  }

  take(call: Call): void {
    if (call.kind === 'write' || call.kind === 'truncate') {
      const waiting = this.#waiting.get(call.path) ?? [];
      this.#waiting.set(call.path, [...waiting, call]);
    }
    if (call.kind === 'sync') {
      for (const change of this.#waiting.get(call.path) ?? []) apply(this.#files, change);
      this.#waiting.delete(call.path);
    }
    if (call.kind === 'remove') {
      this.#files.delete(call.path);
      this.#waiting.delete(call.path);
    }
  }

  whenPowerFails(survives: () => boolean): ReadonlyMap<string, Buffer> {
    const files = new Map([...this.#files].map(([path, content]) => [path, Buffer.from(content)]));
    for (const changes of this.#waiting.values())
      for (const change of changes) if (survives()) apply(files, change);
    return files;
  }
}

function apply(files: Map<string, Buffer>, change: Call & { kind: 'write' | 'truncate' }): void {
  const before = files.get(change.path) ?? Buffer.alloc(0);
  if (change.kind === 'truncate') {
    const after = Buffer.alloc(change.length);
    before.copy(after);
    files.set(change.path, after);
    return;
  }
  const { data, at } = change;
  const after = before.length >= at + data.length ? before : Buffer.alloc(at + data.length);
  if (after !== before) before.copy(after);
  data.copy(after, at);
  files.set(change.path, after);
}
