import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Line, unreliableProxy } from '#tests/kit/unreliable-proxy.ts';
import { type DurableSite, durableSite } from './durable-site.ts';
import { type MixedLoad, mixedLoad } from './mixed-load.ts';
import { isByHand, rounds, tell } from './random.ts';

const load = isByHand ? { readers: 200, writers: 64 } : { readers: 10, writers: 16 };
const faultMs = isByHand ? 8000 : 1500;
const roundMs = 60_000;

type Fault = { begin: () => Promise<void> | void; end: () => Promise<void> | void };
type Network = Awaited<ReturnType<typeof unreliableProxy>>;
type Trial = { site: DurableSite; network: Network; role: string };

const faults: readonly [string, (trial: Trial) => Fault][] = [
  ['the network to PostgreSQL falls silent', ({ network }) => lineIn(network, 'silent')],
  ['PostgreSQL is away', ({ network }) => lineIn(network, 'cut')],
  [
    'an administrator ends all connections',
    (trial) => ({ begin: () => endConnections(trial), end: () => {} }),
  ],
  ['PostgreSQL has no connection left', (trial) => withoutConnections(trial)],
];

// With all other tests the hardest one is enough.
describe.each(isByHand ? faults : faults.slice(0, 1))('while %s', (name, faultOf) => {
  test('pages are served, forms say that they wait, and nothing acknowledged is lost or doubled', {
    timeout: 120_000 + rounds * roundMs,
  }, async () => {
    const site = await durableSite('postgres');
    const network = await unreliableProxy(new URL(site.options.databaseUrl!), 5432);
    const role = await ordinaryRole(site);
    network.url.username = role;
    await site.start({ databaseUrl: network.url.href });
    const visitors = mixedLoad(site.address, { ...load, session: await site.signIn() });
    const fault = faultOf({ site, network, role });
    for (let round = 0; round < rounds; round += 1) {
      await acknowledgedMore(visitors);
      await fault.begin();
      const { pages } = visitors.counts;
      await delay(faultMs);
      await expect.poll(() => visitors.counts.pages).toBeGreaterThan(pages);
      await fault.end();
      await acknowledgedMore(visitors);
    }
    await visitors.finish();
    await site.mailsSent();
    await site.expectNothingLost(visitors);
    const { pages, gone, unavailable, longestMs } = visitors.counts;
    tell(`While ${name}`, {
      rounds,
      submissions: visitors.sent.length,
      releases: visitors.published.length,
      pages,
      'requests without an answer': gone,
      'answers 503': unavailable,
      'longest answer': `${(longestMs / 1000).toFixed(1)} s`,
      lost: 0,
      doubled: 0,
    });
  });
});

async function acknowledgedMore(visitors: MixedLoad): Promise<void> {
  const before = visitors.acknowledged();
  await expect
    .poll(() => visitors.acknowledged(), { timeout: roundMs })
    .toBeGreaterThan(before + load.writers);
}

function lineIn(network: Network, line: Line): Fault {
  return { begin: () => network.set(line), end: () => network.set('through') };
}

/** Limits do not hold for superusers. */
async function ordinaryRole(site: DurableSite): Promise<string> {
  const role = `site_${randomBytes(6).toString('hex')}`;
  await asSuperuser(site, `create role ${role} login in role pg_read_all_data, pg_write_all_data`);
  await asSuperuser(site, `grant all on schema public to ${role}`);
  onTestFinished(async () => await asSuperuser(site, `drop owned by ${role}; drop role ${role}`));
  return role;
}

async function endConnections({ site, role }: Trial): Promise<void> {
  await asSuperuser(site, `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`);
}

/** Whoever has a connection is sent away, and nobody gets one. */
function withoutConnections(trial: Trial): Fault {
  const allow = async (limit: number) =>
    await asSuperuser(trial.site, `alter role ${trial.role} connection limit ${limit}`);
  return {
    begin: async () => {
      await allow(0);
      await endConnections(trial);
    },
    end: async () => await allow(-1),
  };
}

async function asSuperuser({ options }: DurableSite, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: options.databaseUrl! });
  await client.connect();
  await client.query(statement);
  await client.end();
}
