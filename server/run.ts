import type { Logger } from 'pino';
import type { RunningServer } from './start-server.ts';

/** A stop that takes longer ends the process anyway; SIGKILL would do no harm to what is stored (OPS-02). */
const stopLimitMs = 9500;

/** Whoever read the log may be gone, and then nobody confirms that its last lines were written. */
const flushLimitMs = 500;

/**
 * Starts the server and ends the process with it: on SIGTERM or SIGINT cleanly with code 0; with code 1 if it cannot
 * start, or after an error that nobody caught. Says on standard error where it listens and
 * how the first operator signs in, for the person at the keyboard. That nobody reads this any more is no error.
 */
export async function run(start: () => Promise<RunningServer>, logger: Logger): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'Unhandled rejection'));
  let server: RunningServer;
  try {
    server = await start();
  } catch (error) {
    logger.fatal({ err: error }, 'The server cannot start');
    process.stderr.write(
      `The server cannot start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    end(1);
    return;
  }
  logger.info(`Listening on ${server.address}`);
  process.stderr.write(`Listening on ${server.address}\n`);
  if (server.setUpLink)
    process.stderr.write(
      `Nobody can sign in to the admin area yet. Within 24 hours, open ${server.setUpLink}\n`,
    );

  let isStopping = false;
  async function stop(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => end(code), stopLimitMs).unref();
    await server.stop().catch((error: unknown) => logger.error({ err: error }, 'The stop was not clean'));
    logger.info('Stopped');
    end(code);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      logger.info({ signal }, 'Stopping');
      void stop(0);
    });
  }
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'Uncaught error');
    void stop(1);
  });

  function end(code: number): void {
    setTimeout(() => process.exit(code), flushLimitMs);
    logger.flush(() => process.exit(code));
  }
}
