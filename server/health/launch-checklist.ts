import { isIP } from 'node:net';
import type { Content } from '#content/content.ts';
import { openPoints } from '#content/facts/open-points.ts';
import type { Checklist, ChecklistItem, DnsLookUp, DnsRecord } from '#domain/api/checklist.ts';
import { findingStates, worstOf } from '#domain/health/checks.ts';
import { isExampleAddress } from '#domain/health/example-address.ts';
import type { PlaceToReview } from '#domain/publishing/place-to-review.ts';
import { listOperators } from '#server/accounts/operators.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { findSetting, keepSetting } from '#server/core/store/settings.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Env } from '#server/env.ts';
import { countStuckMails } from '#server/outbox/stuck-mails.ts';
import { listOpenPlaces } from '#server/publishing/content-reviews.ts';
import { isLocal } from './check.ts';
import { dnsCheck } from './dns-check.ts';
import { systemState } from './system-state.ts';

type LiveEnv = Pick<Env, 'smtpUrl' | 'dataDir' | 'isIndexed'> & Partial<Pick<Env, 'dkimSelector'>>;

type Parts = {
  store: Store;
  /** The published content. */
  content: () => Content;
  places: () => readonly PlaceToReview[];
  env: LiveEnv;
  clock: () => Date;
  nameServers?: readonly string[] | undefined;
};

export type LaunchChecklist = {
  checklist: () => Promise<Checklist>;
  lookUpDns: () => Promise<DnsLookUp>;
  /** For the list, until the next look. */
  keepLookUp: (db: Store['db'], lookUp: DnsLookUp) => Promise<void>;
};

type Item = Omit<Checklist['items'][number], 'id'>;

const lookUpName = 'dns-looked-up';
const lookUpLimitMs = 6000;

/** Open points before the site goes public, from the same checks as `npm run doctor`. */
export function createLaunchChecklist({
  store,
  content,
  places,
  env,
  clock,
  nameServers,
}: Parts): LaunchChecklist {
  async function checklist(): Promise<Checklist> {
    const { db } = store;
    const { site } = content();
    const now = clock();
    const open = new Map(openPoints(site).map(({ about, variables }) => [about, variables]));
    const [unreviewed, mail, system, operators, kept] = await Promise.all([
      listOpenPlaces(db, places()),
      countStuckMails(db, now.toISOString()),
      systemState({ store, dataDir: env.dataDir, now }),
      listOperators(db),
      findSetting(db, lookUpName),
    ]);
    const lookUp = kept === undefined ? undefined : (JSON.parse(kept) as { at: string; isFine: boolean });
    const settings = (names: readonly string[] = []): Item => ({ isDone: names.length === 0, names });
    const counted = (count: number): Item => ({ isDone: count === 0, count });
    const origin = new URL(site.origin);
    const items: Record<ChecklistItem, Item> = {
      address: {
        isDone: origin.protocol === 'https:' && !isLocal(origin.hostname),
        machine: ['SITE_URL'],
      },
      company: settings(open.get('contact')),
      legal: settings(open.get('legal')),
      links: settings(open.get('links')),
      texts: counted(unreviewed.filter(({ kind }) => kind !== 'claim').length),
      claims: counted(unreviewed.filter(({ kind }) => kind === 'claim').length),
      sessions: settings(open.get('sessions')),
      sales: settings(open.get('sales')),
      people: settings(open.get('people')),
      notices: settings(isExampleAddress(site.operatorEmail) ? ['OPERATOR_EMAIL'] : []),
      mail: {
        isDone: env.smtpUrl !== undefined && mail.lastSentAt !== null && mail.retrying === 0,
        ...(env.smtpUrl === undefined && { machine: ['SMTP_URL'] }),
      },
      dns: { isDone: lookUp?.isFine ?? false },
      secondFactor: counted(
        operators.filter(({ passwordHash, totpSecret }) => passwordHash !== null && totpSecret === null)
          .length,
      ),
      backup: {
        isDone: system.backup !== null && !system.backup.isOld,
        machine: ['BACKUP_DIR', 'BACKUP_S3_URL'],
      },
      indexing: { isDone: env.isIndexed, machine: ['INDEXING'] },
    };
    return {
      items: Object.entries(items).map(([id, item]) => ({ id: id as ChecklistItem, ...item })),
      records: env.smtpUrl === undefined || isExample(site.mailFrom) ? null : recordsFor(env, site.mailFrom),
      lookedUpAt: lookUp?.at ?? null,
    };
  }

  async function lookUpDns(): Promise<DnsLookUp> {
    const { site } = content();
    const lookedUpAt = clock().toISOString();
    const found = await dnsCheck({ env, site, nameServers }, AbortSignal.timeout(lookUpLimitMs));
    const results = found.map((one) => ({ check: 'dns' as const, state: findingStates[one.code], ...one }));
    return { results, lookedUpAt };
  }

  async function keepLookUp(db: Store['db'], { results, lookedUpAt: at }: DnsLookUp): Promise<void> {
    const isFine = env.smtpUrl !== undefined && worstOf(results) === 'ok';
    await keepSetting(db, lookUpName, JSON.stringify({ at, isFine }));
  }

  return { checklist, lookUpDns, keepLookUp };
}

/** No provider has such a domain (RFC 2606). */
function isExample(address: string): boolean {
  return /@(?:.*\.)?(?:example|example\.(?:com|net|org))$/i.test(address);
}

/** The mail server's own name is a good guess of who may send; the key is the provider's. */
function recordsFor({ smtpUrl, dkimSelector }: LiveEnv, mailFrom: string): DnsRecord[] {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1).toLowerCase();
  const host = new URL(smtpUrl!).hostname;
  const sender = isIP(host) ? `ip${isIP(host)}:${host}` : `a:${host}`;
  return [
    { purpose: 'spf', name: domain, value: `v=spf1 ${sender} -all` },
    { purpose: 'dkim', name: `${dkimSelector ?? '…'}._domainkey.${domain}`, value: 'v=DKIM1; k=rsa; p=…' },
    { purpose: 'dmarc', name: `_dmarc.${domain}`, value: `v=DMARC1; p=quarantine; rua=mailto:${mailFrom}` },
  ];
}

/** /api/admin/checklist: what is open before the site goes public. POST /dns looks up the records of mail. */
export function checklistRoutes({ launchChecklist }: AdminParts): Route[] {
  let asked: Promise<DnsLookUp> | undefined;

  return [
    route('GET', '/checklist', 'publish', async (c) =>
      c.json((await launchChecklist.checklist()) satisfies Checklist),
    ),
    // Requests during a check wait for the same answer.
    route('POST', '/checklist/dns', 'publish', async (c) => {
      asked ??= launchChecklist.lookUpDns().finally(() => {
        asked = undefined;
      });
      const lookUp = await asked;
      await c.var.transaction(async (db) => await launchChecklist.keepLookUp(db, lookUp));
      return c.json(lookUp satisfies DnsLookUp);
    }),
  ];
}
