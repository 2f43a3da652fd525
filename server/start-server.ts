import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Content } from '#content/content.ts';
import type { Catalogue } from '#domain/publication.ts';
import { createApp } from './app.ts';
import { firstSetUpLink, linkToMail } from './auth/set-up-link.ts';
import type { Env } from './env.ts';
import { createHttpServer } from './http-server.ts';
import type { Site } from './pages/site.ts';
import { createPublisher } from './publisher.ts';
import { startRetention } from './retention.ts';
import { openStore, type StoreOptions } from './store/database.ts';
import { migrate } from './store/migrate.ts';

type ServerParts = {
  env: Env;
  content: Content;
  logger: Logger;
  /** Makes the site in the colours that are published now; `showColors` changes them later. */
  createSite: (catalogue: Catalogue) => Promise<Site & StartedSite>;
  /** See `StoreOptions`; the bench compares. */
  perCommit?: number | undefined;
};

type StartedSite = {
  showColors?: (catalogue: Catalogue) => Promise<void>;
};

export type RunningServer = {
  /** Where it listens, for example `http://127.0.0.1:3000`. */
  address: string;
  /** Where the first operator is made; only while there is none. A secret: for the keyboard, never for the log. */
  setUpLink?: string | undefined;
  /** Stops cleanly: no new connections, requests and mails under way are finished within a limit, store closed. */
  stop: () => Promise<void>;
};

/** Requests under way may take this long after the server was asked to stop; whole stop: under 10 s (OPS-02). */
const finishRequestsMs = 5000;
const finishMailsMs = 3000;

/** Where visitors connect to the server themselves: a tenth of all, and more than an office behind one address needs. */
const connectionsPerClient = 400;

/** Opens and migrates the store, renders the site, starts the mail worker and listens. Throws if any of it fails. */
export async function startServer({
  env,
  content,
  logger,
  createSite,
  perCommit,
}: ServerParts): Promise<RunningServer> {
  const clock = () => new Date();
  const { origin, retention: retentionTimes } = content.site;
  const store = await openMigratedStore({ ...env, perCommit }, logger);
  const publisher = await createPublisher({ store, content, clock, logger });
  const site = await createSite(publisher.catalogue);
  let isStopping = false;
  let wakeMail = () => {};
  const app = createApp({
    store,
    clock,
    logger,
    env,
    origin,
    content,
    site,
    publisher,
    onStored: () => wakeMail(),
    isStopping: () => isStopping,
  });
  const server = createHttpServer(app, env.trustedProxyHops === 0 ? { perClient: connectionsPerClient } : {});
  server.listen(env.port, env.host);
  await once(server, 'listening');
  // Only now: a process that finds the port taken must not have begun to send and delete.
  publisher.start(async (catalogue) => await site.showColors?.(catalogue));
  const mail = await startMailIfConfigured();
  if (mail) wakeMail = mail.wake;
  const retention = startRetention({
    store,
    retention: retentionTimes,
    sendsMail: env.smtpUrl !== undefined,
    clock,
    logger,
  });
  const setUpLink = await firstSetUpLink(store, origin, clock());

  async function startMailIfConfigured() {
    const { smtpUrl } = env;
    if (!smtpUrl) {
      logger.warn('SMTP_URL is not set: mails are kept in the outbox and not sent');
      return undefined;
    }
    // Loaded only where it is used: the templates need React.
    const { startMail } = await import('./mail/start-mail.ts');
    return startMail({
      store,
      content,
      smtpUrl,
      clock,
      logger,
      makeLink: async (operatorId) => await linkToMail(store, { operatorId, origin, now: clock() }),
    });
  }

  async function stop(): Promise<void> {
    isStopping = true;
    const closed = new Promise((resolve) => server.close(resolve));
    // Connections kept alive count as open until they are idle and closed.
    const closingIdle = setInterval(() => server.closeIdleConnections(), 50);
    await Promise.race([closed, delay(finishRequestsMs, undefined, { ref: false })]);
    clearInterval(closingIdle);
    server.closeAllConnections();
    await closed;
    const settled = Promise.all([mail?.stop(), retention.stop(), publisher.stop()]);
    await Promise.race([settled, delay(finishMailsMs, undefined, { ref: false })]);
    await store.close();
  }

  return { address: addressOf(server.address() as AddressInfo), setUpLink, stop };
}

async function openMigratedStore(options: StoreOptions, logger: Logger) {
  const store = await openStore({
    ...options,
    onError: (error) => logger.warn({ err: error }, 'An idle database connection broke'),
  });
  const applied = await migrate(store);
  if (applied.length > 0) logger.info({ migrations: applied }, 'Migrations applied');
  return store;
}

function addressOf({ address, family, port }: AddressInfo): string {
  const host = family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
