import { write, writeSync } from 'node:fs';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { LogLevel } from './env.ts';

/** Database errors contain row values (`detail`), perhaps an address, so only these members are logged. */
function describeError(error: Error & { code?: unknown }) {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, code: error.code };
}

/**
 * Logs one JSON object per line to standard output, in UTC. Log codes, counts and ids only: no names,
 * addresses, texts, cookies or query strings.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: isoTime,
      serializers: { err: describeError },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination ?? standardOutput(),
  );
}

let timeAt = 0;
let timeText = '';

/** Formatted once a millisecond: under load, formatting the time of every line costs more than the rest of the line. */
function isoTime(): string {
  const now = Date.now();
  if (now !== timeAt) {
    timeAt = now;
    timeText = `,"time":"${new Date(now).toISOString()}"`;
  }
  return timeText;
}

/** Lines are written together, because under load one write per line costs half as much as sending a page. */
const gatherMs = 50;
/** In bytes, and so not as strings, which the garbage collector would have to carry along until they are written. */
const gatherBytes = 64 * 1024;

const mostTries = 1000;

/** Gives up if the reader is gone or stays busy: an error in a listener of `exit` would keep the process alive. */
function writeNow(bytes: Buffer): void {
  let done = 0;
  for (let tries = 0; done < bytes.length && tries < mostTries; tries += 1) {
    try {
      done += writeSync(1, bytes, done);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
    }
  }
}

/**
 * Standard output in the background, in order. Not pino's own destination, which at the end of the process tries for
 * ever if nobody reads any more.
 */
function standardOutput(): DestinationStream {
  const gathered = Buffer.allocUnsafe(gatherBytes);
  let used = 0;
  /** The first is on its way while `isWriting`. */
  const waiting: Buffer[] = [];
  let isWriting = false;
  const onWritten: (() => void)[] = [];

  function writeNext(): void {
    const [bytes] = waiting;
    isWriting = bytes !== undefined;
    if (!bytes) {
      for (const done of onWritten.splice(0)) done();
      return;
    }
    write(1, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') {
        isWriting = false;
        setTimeout(() => isWriting || writeNext(), gatherMs).unref();
        return;
      }
      if (error) waiting.length = 0;
      else if (written < bytes.length) waiting[0] = bytes.subarray(written);
      else waiting.shift();
      writeNext();
    });
  }
  function handOn(): void {
    if (used > 0) waiting.push(Buffer.from(gathered.subarray(0, used)));
    used = 0;
    if (!isWriting) writeNext();
  }
  function flushSync(): void {
    const rest = waiting.splice(isWriting ? 1 : 0);
    writeNow(Buffer.concat([...rest, gathered.subarray(0, used)]));
    used = 0;
  }
  process.once('exit', flushSync);
  return {
    write: (line) => {
      const mostBytes = line.length * 3;
      if (used + mostBytes > gatherBytes) handOn();
      if (mostBytes > gatherBytes) {
        waiting.push(Buffer.from(line));
        handOn();
        return;
      }
      if (used === 0) setTimeout(handOn, gatherMs).unref();
      used += gathered.write(line, used);
    },
    flush: (done: () => void) => {
      onWritten.push(done);
      handOn();
    },
    flushSync,
  } as DestinationStream;
}
