import { Resolver } from 'node:dns/promises';
import { type Finding, finding } from '#domain/health/checks.ts';
import type { Env } from '#server/env.ts';
import { type CheckParts, codeOf, isLocal } from './check.ts';

type DnsParts = Pick<CheckParts, 'site' | 'nameServers'> & {
  env: Pick<Env, 'smtpUrl' | 'dkimSelector'>;
};

const absent = new Set(['ENOTFOUND', 'ENODATA']);

/** Checks that the site's name resolves, and that receivers can verify its mail (SPF, DKIM, DMARC). */
export async function dnsCheck(
  { env, site, nameServers }: DnsParts,
  signal: AbortSignal,
): Promise<Finding[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (nameServers) resolver.setServers(nameServers);
  signal.addEventListener('abort', () => resolver.cancel());
  const { hostname } = new URL(site.origin);
  const domain = site.mailFrom.slice(site.mailFrom.lastIndexOf('@') + 1).toLowerCase();
  const isName = !isLocal(hostname) && /[a-z]/i.test(hostname) && !hostname.startsWith('[');
  const asked = [
    ...(isName ? [address(resolver, hostname)] : []),
    ...(env.smtpUrl
      ? [spf(resolver, domain), dkim(resolver, domain, env.dkimSelector), dmarc(resolver, domain)]
      : []),
  ];
  if (asked.length === 0) return [finding('dnsUnneeded')];
  const found = await Promise.all(
    asked.map((one) => one.catch((error: unknown) => finding('dnsSilent', { error: codeOf(error) }))),
  );
  const silent = found.find(({ code }) => code === 'dnsSilent');
  return [...found.filter(({ code }) => code !== 'dnsSilent'), ...(silent ? [silent] : [])];
}

async function address(resolver: Resolver, host: string): Promise<Finding> {
  const [four, six] = await Promise.all([
    orNothing(resolver.resolve4(host)),
    orNothing(resolver.resolve6(host)),
  ]);
  const addresses = [...four, ...six];
  if (addresses.length === 0) return finding('addressMissing', { host });
  return finding('addressFine', { host, addresses: addresses.join(', ') });
}

async function spf(resolver: Resolver, domain: string): Promise<Finding> {
  const records = (await textsAt(resolver, domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (records.length === 0) return finding('spfMissing', { domain });
  if (records.length > 1) return finding('spfTwice', { domain });
  return finding(/(?:^| )\+?all(?: |$)/i.test(records[0]!) ? 'spfOpen' : 'spfFine', { domain });
}

/** The mail provider chooses the selector; the DNS doesn't list it. */
async function dkim(resolver: Resolver, domain: string, selector: string | undefined): Promise<Finding> {
  if (!selector) return finding('dkimUnknown', { domain });
  const name = `${selector}._domainkey.${domain}`;
  const records = (await textsAt(resolver, name)).filter((text) => /(?:^|;)\s*p=[^;\s]/i.test(text));
  return finding(records.length > 0 ? 'dkimFine' : 'dkimMissing', { name });
}

/** For a subdomain, the record of the parent domain also counts. */
async function dmarc(resolver: Resolver, domain: string): Promise<Finding> {
  for (let name = domain; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const record = (await textsAt(resolver, `_dmarc.${name}`)).find((text) => /^v=DMARC1\b/i.test(text));
    if (record === undefined) continue;
    const policy = /;\s*p=(\w+)/i.exec(record)?.[1]?.toLowerCase() ?? 'none';
    return finding(policy === 'none' ? 'dmarcWeak' : 'dmarcFine', { domain: name, policy });
  }
  return finding('dmarcMissing', { domain });
}

async function textsAt(resolver: Resolver, name: string): Promise<string[]> {
  return (await orNothing(resolver.resolveTxt(name))).map((parts) => parts.join(''));
}

async function orNothing<T>(asked: Promise<T[]>): Promise<T[]> {
  try {
    return await asked;
  } catch (error) {
    if (absent.has(codeOf(error))) return [];
    throw error;
  }
}
