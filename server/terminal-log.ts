import type { DestinationStream } from 'pino';

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
