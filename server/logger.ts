import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { LogLevel } from './env.ts';

/** What is said of an error: databases add the values of a row to theirs (`detail`), which may be an address. */
function describeError(error: Error & { code?: unknown }) {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, code: error.code };
}

/**
 * One JSON object per line on standard output, UTC time. Callers log codes, counts and ids only: no names, addresses,
 * texts, cookies or query strings.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination ?? standardOutput(),
  );
}

/** So long a line may wait for others: under load, a write for each costs half as much as sending a page. */
const gatherMs = 50;

/** Standard output, to which lines are written together. What waits at the end of the process is written then. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: false });
  let lines = '';
  const handOn = () => {
    if (lines !== '') output.write(lines);
    lines = '';
  };
  const flushSync = () => {
    try {
      handOn();
      output.flushSync();
    } catch {
      // Nobody reads the log any more; an error in a listener of `exit` would keep the process alive.
    }
  };
  process.once('exit', flushSync);
  return {
    write: (line) => {
      if (lines === '') setTimeout(handOn, gatherMs).unref();
      lines += line;
    },
    flush: (done: () => void) => {
      handOn();
      output.flush(done);
    },
    flushSync,
  } as DestinationStream;
}
