import type { Logger } from 'pino';
import { firstLinkText } from './auth/first-link.ts';
import type { RunningServer } from './start-server.ts';

/** After this time the process ends anyway; SIGKILL does not damage stored data (OPS-02). */
const stopLimitMs = 9500;

/** If the reader of the log is gone, nobody confirms the last lines. */
const flushLimitMs = 500;

type Circumstances = { isTerminal?: boolean };

/**
 * Exit code 0 after SIGTERM or SIGINT, 1 if it cannot start or after an uncaught error. Prints the address
 * and the first operator's set-up link to standard error, whose reader may be gone.
 */
export async function run(
  start: () => Promise<RunningServer>,
  logger: Logger,
  { isTerminal = false }: Circumstances = {},
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
    logger.fatal({ err: error }, 'The server cannot start');
    process.stderr.write(
      `The server cannot start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    end(1);
    return;
  }
  const { address, open } = server;
  logger.info(`Listening on ${address}`);
  if (open && open.length > 0 && !isTerminal)
    logger.warn({ open }, 'Not ready to go public: npm run doctor says what is open');
  process.stderr.write(startLines(server, isTerminal));

  async function stop(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => end(code), stopLimitMs).unref();
    await starting
      .then(async (started) => await started.stop())
      .catch((error: unknown) => logger.error({ err: error }, 'The stop was not clean'));
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

/** Without a terminal, only what no log line may say or what others wait for. */
export function startLines(
  { address, setUpLink, open }: Pick<RunningServer, 'address' | 'setUpLink' | 'open'>,
  isTerminal: boolean,
): string {
  const lines = [`Listening on ${address}`];
  if (isTerminal && !setUpLink) lines.push(`Admin area: ${address}/admin`);
  if (isTerminal && open?.length === 0)
    lines.push('All settings are made; npm run doctor looks at everything else.');
  if (isTerminal && open && open.length > 0)
    lines.push(`Not ready to go public (${open.join(', ')}): npm run doctor says what to do.`);
  return `${lines.join('\n')}\n${setUpLink ? firstLinkText(setUpLink) : ''}`;
}
