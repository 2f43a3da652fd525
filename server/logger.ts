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
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
}
