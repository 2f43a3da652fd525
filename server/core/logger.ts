import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { LogLevel } from '#server/env.ts';

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
    // Lines are written together: under load one write per line costs half as much as sending a page.
    destination ?? pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 50 }),
  );
}

type Line = {
  level: string;
  time: string;
  msg: string;
  err?: { code?: string; message: string; stack: string };
};

/** Log lines for a person at a terminal. The stack of an error is shown only where no code says what happened. */
export function terminalLog(write: (text: string) => void): DestinationStream {
  return {
    write: (json) => {
      const { level, time: _, msg, err, ...more } = JSON.parse(json) as Line;
      const details = Object.keys(more).length > 0 ? ` ${JSON.stringify(more)}` : '';
      const reason = err ? `: ${err.code === undefined ? err.stack : err.message}` : '';
      write(`${level}: ${msg}${details}${reason}\n`);
    },
  };
}
