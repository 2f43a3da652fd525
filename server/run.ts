import type { Logger } from 'pino';
import { firstLinkText } from './accounts/operator-links.ts';
import type { Env } from './env.ts';
import { startFault } from './start-fault.ts';
import type { RunningServer } from './start-server.ts';

/** After this time the process ends anyway; SIGKILL does not damage stored data (OPS-02). */
const stopLimitMs = 9500;

/** If the reader of the log is gone, the last lines are never confirmed. */
const flushLimitMs = 500;

type Circumstances = { env: Env; isTerminal?: boolean };

/**
 * Exit code 0 after SIGTERM or SIGINT, 1 if it cannot start or after an uncaught error. Prints the address
 * and the first operator's set-up link to standard error, which may be closed.
 */
export async function run(
  start: () => Promise<RunningServer>,
  logger: Logger,
  { env, isTerminal = false }: Circumstances,
): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'Unhandled rejection'));
  const starting = start();
  let isStopping = false;
  // Before the start has ended, because the server may have accepted something by then.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      logger.info({ signal }, 'Stopping');
      void stop(0);
    });
  }
  let server: RunningServer;
  try {
    server = await starting;
  } catch (error) {
    if (!isTerminal) logger.fatal({ err: error }, 'The server cannot start');
    process.stderr.write(`${startFault(error, env)}\n`);
    end(1);
    return;
  }
  const { address, missing } = server;
  logger.info(`Listening on ${address}`);
  if (missing && missing.length > 0 && !isTerminal)
    logger.warn({ missing }, 'Settings are missing before launch: npm run doctor lists them');
  process.stderr.write(startLines(server, { isTerminal }));

  async function stop(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => end(code), stopLimitMs).unref();
    await starting
      .then(async (started) => await started.stop())
      .catch((error: unknown) => logger.error({ err: error }, 'Could not stop cleanly'));
    logger.info('Stopped');
    end(code);
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

/** For a log, only the address, and the link, which must not be logged. */
export function startLines(
  { address, setUpLink, missing, exampleRecipient }: Omit<RunningServer, 'stop'>,
  { isTerminal }: { isTerminal: boolean },
): string {
  const lines = [`Listening on ${address}`];
  if (isTerminal && !setUpLink) lines.push(`Admin area: ${address}/admin`);
  if (isTerminal && missing) lines.push(missingText(missing.length));
  return `${lines.join('\n')}\n${setUpLink ? firstLinkText(setUpLink, exampleRecipient) : ''}`;
}

function missingText(count: number): string {
  if (count === 0) return 'Before launch: every setting is set; npm run doctor checks everything else.';
  return `Before launch: ${count} ${count === 1 ? 'setting is' : 'settings are'} missing, see npm run doctor.`;
}
