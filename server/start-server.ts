import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Content } from '#content/content.ts';
import type { ReleasedEdits } from '#domain/api/release.ts';
import { checkNames } from '#domain/health/checks.ts';
import type { MakeLink } from './accounts/access-mail.ts';
import { firstLinkRecipient, firstSetUpLink, linkToMail } from './accounts/operator-links.ts';
import { createApp } from './app.ts';
import { startBackupSchedule } from './backup/backup-schedule.ts';
import { updateStore } from './backup/update-store.ts';
import { connectionsPerClient } from './core/http/connection-limits.ts';
import { createHttpServer, stopListening } from './core/http/http-server.ts';
import { createHeartbeat } from './core/processes.ts';
import { openStore, type StoreOptions } from './core/store/database.ts';
import type { Env } from './env.ts';
import { createVisits } from './figures/visits.ts';
import { createAlerts } from './health/alerts.ts';
import { missingSettings } from './health/configuration-check.ts';
import { runChecks } from './health/run-checks.ts';
import { startWeeklyFigures } from './health/weekly-figures.ts';
import { createFirstTemplates } from './inbox/reply-templates.ts';
import type { PreviewedSite } from './pages/site.ts';
import type { PrepareSite } from './publishing/publisher.ts';
import { createPublishing } from './publishing/publishing.ts';
import { startRetention } from './retention.ts';

/** Missing settings are in the checklist, with a link to where they are set. */
const onScreen = checkNames.filter((name) => name !== 'configuration');

type ServerParts = {
  env: Env;
  content: Content;
  logger: Logger;
  createSite: (release: ReleasedEdits) => Promise<PreviewedSite & { prepare?: PrepareSite }>;
  /** The command that makes backups; without it, none are made by schedule. */
  backupProgram?: string;
  /** See `StoreOptions`; the bench compares values. */
  perCommit?: number | undefined;
  build?: string;
  /** Development puts the modules of browsers in front of what answers. */
  createServer?: typeof createHttpServer;
};

export type RunningServer = {
  address: string;
  /** Where /metrics answers; undefined if it is off. */
  metricsPort?: number | undefined;
  /** Settings to make before launch; undefined where they do not matter, as in development. */
  missing?: readonly string[] | undefined;
  /** Link to create the first operator, if there is none. A secret: print it, never log it. */
  setUpLink?: string | undefined;
  /** Would get that link by mail, but is an example address. */
  exampleRecipient?: string | undefined;
  /** Closes to new connections, finishes requests and the mails on their way within a limit, then closes the store. */
  stop: () => Promise<void>;
};

/** Time after a stop for pages being rendered, then for pending requests, then for what runs in the background. */
const finishRenderingMs = 1500;
const finishRequestsMs = 4000;
const finishWorkMs = 2000;
/** From the beginning of the stop, which takes less than 10 s (OPS-02): what the mail server takes later is sent again. */
const finishMailsMs = 8500;

/** Opens the store, renders the site, starts the mail worker and listens. Throws if any of it fails. */
export async function startServer({
  env,
  content,
  logger,
  createSite,
  backupProgram,
  perCommit,
  build = '',
  createServer = createHttpServer,
}: ServerParts): Promise<RunningServer> {
  const clock = () => new Date();
  const { origin, retention: retentionTimes } = content.site;
  const metrics = await startMetrics(env);
  const opened = await openMigratedStore(env, { ...env, perCommit }, logger);
  const store = metrics?.measured(opened) ?? opened;
  let isStopping = false;
  let wakeMail = () => {};
  const heartbeat = createHeartbeat({ store, build, clock, logger });
  const publishing = await createPublishing({ store, content, clock, logger, createSite });
  const { publisher, schedule, site } = publishing;
  await createFirstTemplates(store, publisher.content());
  const visits = createVisits({
    store,
    clock,
    logger,
    content: publisher.content,
    trustedHops: env.trustedProxyHops,
  });
  const app = createApp({
    store,
    clock,
    logger,
    env,
    content,
    publishing,
    visits,
    running: {
      onAnswered: metrics?.answered,
      wakeMail: () => wakeMail(),
      testMail: async (order) => await mail!.test(order),
      examine: async () =>
        await runChecks({ env, site: publisher.content().site, store, clock }, { names: onScreen }),
      isStopping: () => isStopping,
      processes: heartbeat.processes,
    },
  });
  const server = createServer(app, env.trustedProxyHops === 0 ? { perClient: connectionsPerClient } : {});
  server.listen(env.port, env.host);
  await once(server, 'listening');
  // Only after listening: a process whose port is taken must not send mails or delete data.
  publisher.start(site.prepare ?? (async () => () => {}));
  schedule.start();
  heartbeat.start();
  visits.start();
  const shared = { store, content: publisher.content, clock, logger };
  const { smtpUrl, imapUrl, dataDir } = env;
  const mail = smtpUrl ? await startMailTo(smtpUrl) : undefined;
  if (mail) wakeMail = mail.wake;
  else logger.info('SMTP_URL is not set: mail waits in the outbox');
  const mailbox = imapUrl ? await readMailbox(imapUrl) : undefined;
  const retention = startRetention({
    ...shared,
    dataDir,
    retention: retentionTimes,
    sendsMail: smtpUrl !== undefined,
  });
  const isBackedUp = env.backupDir !== undefined || env.backupS3Url !== undefined;
  const backups =
    backupProgram && isBackedUp
      ? startBackupSchedule({ ...shared, at: env.backupAt, program: backupProgram })
      : undefined;
  const alerts = mail && createAlerts({ ...shared, env, onQueued: mail.wake, alertAtOnce: mail.alertAtOnce });
  alerts?.start();
  const weekly = startWeeklyFigures({ ...shared, onQueued: () => wakeMail() });
  const mailTo = firstLinkRecipient(content.site, smtpUrl);
  const setUpLink = await firstSetUpLink(store, { origin, now: clock(), mailTo });
  if (setUpLink) wakeMail();

  // Both are loaded on demand: the templates need React, and most installations read no mailbox.
  async function startMailTo(smtpUrl: string) {
    const { startMail } = await import('./start-mail.ts');
    const makeLink: MakeLink = async (mail) => await linkToMail(store, { ...mail, origin, now: clock() });
    return startMail({ ...shared, smtpUrl, makeLink });
  }

  async function readMailbox(imapUrl: string) {
    const { startMailboxReader } = await import('./inbox/incoming/mailbox-reader.ts');
    const { imapServerName: receivingServer, noticesPerHour } = env;
    return startMailboxReader({
      ...shared,
      imapUrl,
      receivingServer,
      noticesPerHour,
      onTaken: () => wakeMail(),
    });
  }

  async function stop(): Promise<void> {
    isStopping = true;
    // At once: a mail server may take seconds to accept what it is being handed.
    const handedOver = within(finishMailsMs, mail?.stop());
    // Pages that are being rendered would slow down accepting.
    await within(finishRenderingMs, publisher.stop());
    const closed = Promise.withResolvers<void>();
    await stopListening(server, closed.resolve);
    // Kept-alive connections count as open until they are idle and closed.
    const closingIdle = setInterval(() => server.closeIdleConnections(), 50);
    await within(finishRequestsMs, closed.promise);
    clearInterval(closingIdle);
    metrics?.stop();
    server.closeAllConnections();
    await closed.promise;
    const background = [mailbox, retention, schedule, heartbeat, backups, alerts, weekly, visits];
    const settled = Promise.all(background.map(async (work) => await work?.stop()));
    await Promise.all([within(finishWorkMs, settled), handedOver]);
    await store.close();
  }

  return {
    address: addressOf(server.address() as AddressInfo),
    metricsPort: metrics?.port,
    missing: missingSettings(publisher.content().site, env),
    setUpLink,
    exampleRecipient: smtpUrl && !mailTo ? content.site.operatorEmail : undefined,
    stop,
  };
}

async function within(limitMs: number, work: Promise<unknown> | undefined): Promise<void> {
  await Promise.race([work, delay(limitMs, undefined, { ref: false })]);
}

/** Loaded on demand: most installations measure nothing. */
async function startMetrics({ metricsHost: host, metricsPort: port }: Env) {
  if (port === undefined) return undefined;
  const { createMetrics, serveMetrics } = await import('./health/metrics.ts');
  const metrics = createMetrics();
  return { ...metrics, ...(await serveMetrics(metrics, { host, port })) };
}

async function openMigratedStore(env: Env, options: StoreOptions, logger: Logger) {
  const patient = await openStore({ ...options, isPatient: true });
  const order = { env, now: new Date(), signal: new AbortController().signal, logger };
  await updateStore(patient, order).finally(patient.close);
  return await openStore({
    ...options,
    onError: (error) => logger.warn({ err: error }, 'Lost an idle database connection'),
  });
}

function addressOf({ address, family, port }: AddressInfo): string {
  const host = family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
