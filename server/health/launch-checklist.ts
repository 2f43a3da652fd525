import { isIP } from 'node:net';
import { openPoints } from '#content/facts/open-points.ts';
import type { Checklist, ChecklistItem, DnsLookUp, DnsRecord } from '#domain/api/checklist.ts';
import { findingStates, worstOf } from '#domain/health/checks.ts';
import { isExampleAddress } from '#domain/health/example-address.ts';
import { listOperators } from '#server/accounts/operators.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { findSetting, keepSetting } from '#server/core/store/settings.ts';
import { countStuckMails } from '#server/outbox/stuck-mails.ts';
import { listOpenPlaces } from '#server/publishing/content-reviews.ts';
import { isLocal, shared } from './check.ts';
import { dnsCheck } from './dns-check.ts';
import { backupState } from './machine-checks.ts';

type Item = Omit<Checklist['items'][number], 'id'>;

const lookUpName = 'dns-looked-up';
const lookUpLimitMs = 6000;

/**
 * /api/admin/checklist: open points before the site goes public, from the same checks as `npm run doctor`. POST /dns looks up
 * the records of mail, and keeps the result for the list.
 */
export function checklistRoutes({ store, content, places, launch, clock }: AdminParts): Route[] {
  async function checklist(): Promise<Checklist> {
    const { db } = store;
    const { site } = content();
    const now = clock();
    const open = new Map(openPoints(site).map(({ about, variables }) => [about, variables]));
    const [unreviewed, mail, backup, operators, kept] = await Promise.all([
      listOpenPlaces(db, places()),
      countStuckMails(db, now.toISOString()),
      backupState(db, now),
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
        isDone: launch.smtpUrl !== undefined && mail.lastSentAt !== null && mail.retrying === 0,
        ...(launch.smtpUrl === undefined && { machine: ['SMTP_URL'] }),
      },
      dns: { isDone: lookUp?.isFine ?? false },
      secondFactor: counted(
        operators.filter(({ passwordHash, totpSecret }) => passwordHash !== null && totpSecret === null)
          .length,
      ),
      backup: {
        isDone: backup !== null && !backup.isOld,
        machine: ['BACKUP_DIR', 'BACKUP_S3_URL'],
      },
      indexing: { isDone: launch.isIndexed, machine: ['INDEXING'] },
    };
    return {
      items: Object.entries(items).map(([id, item]) => ({ id: id as ChecklistItem, ...item })),
      records:
        launch.smtpUrl === undefined || isExample(site.mailFrom) ? null : recordsFor(launch, site.mailFrom),
      lookedUpAt: lookUp?.at ?? null,
    };
  }

  const lookUpDns = shared(async (): Promise<DnsLookUp> => {
    const { site } = content();
    const lookedUpAt = clock().toISOString();
    const found = await dnsCheck(
      { env: launch, site, nameServers: launch.nameServers },
      AbortSignal.timeout(lookUpLimitMs),
    );
    const results = found.map((one) => ({ check: 'dns' as const, state: findingStates[one.code], ...one }));
    return { results, lookedUpAt };
  });

  return [
    route('GET', '/checklist', 'publish', async (c) => c.json(await checklist())),
    route('POST', '/checklist/dns', 'publish', async (c) => {
      const lookUp = await lookUpDns();
      const isFine = launch.smtpUrl !== undefined && worstOf(lookUp.results) === 'ok';
      const kept = JSON.stringify({ at: lookUp.lookedUpAt, isFine });
      await c.var.transaction(async (db) => await keepSetting(db, lookUpName, kept));
      return c.json(lookUp);
    }),
  ];
}

/** No provider has such a domain (RFC 2606). */
function isExample(address: string): boolean {
  return /@(?:.*\.)?(?:example|example\.(?:com|net|org))$/i.test(address);
}

/** The mail server's own name is a good guess of who may send; the key is the provider's. */
function recordsFor({ smtpUrl, dkimSelector }: AdminParts['launch'], mailFrom: string): DnsRecord[] {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1).toLowerCase();
  const host = new URL(smtpUrl!).hostname;
  const sender = isIP(host) ? `ip${isIP(host)}:${host}` : `a:${host}`;
  return [
    { purpose: 'spf', name: domain, value: `v=spf1 ${sender} -all` },
    { purpose: 'dkim', name: `${dkimSelector ?? '…'}._domainkey.${domain}`, value: 'v=DKIM1; k=rsa; p=…' },
    { purpose: 'dmarc', name: `_dmarc.${domain}`, value: `v=DMARC1; p=quarantine; rua=mailto:${mailFrom}` },
  ];
}
