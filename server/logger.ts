import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
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
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination ?? standardOutput(),
  );
}

/** Lines are written together, because under load one write per line costs half as much as sending a page. */
const gatherMs = 50;

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
