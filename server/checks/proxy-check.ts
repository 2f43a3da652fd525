import { finding } from '#domain/health/checks.ts';
import { type Check, codeOf, isLocal } from './check.ts';

/** Checks that the public address leads to this site, and that TRUSTED_PROXY_HOPS counts the proxies. */
export const proxyCheck: Check = async ({ env, site }, signal) => {
  const { hostname, protocol } = new URL(site.origin);
  if (!site.given.SITE_URL || (isLocal(hostname) && protocol === 'http:')) return [finding('proxyUnneeded')];
  const hops = env.trustedProxyHops;
  // The server has no https of its own, so a proxy must be in front of it.
  const counted =
    protocol === 'https:' && hops === 0 ? finding('proxyUncounted') : finding('proxyFine', { hops });
  try {
    const answer = await fetch(new URL('/healthz', site.origin), { redirect: 'manual', signal });
    const body = (await answer.json().catch(() => ({}))) as { status?: unknown };
    if (answer.status === 200 && body.status === 'ok') return [counted];
    const other = finding('siteOther', { address: site.origin, status: answer.status });
    return counted.code === 'proxyFine' ? [other] : [counted, other];
  } catch (error) {
    if (signal.aborted) throw error;
    const silent = finding('siteSilent', { address: site.origin, error: codeOf(error) });
    return counted.code === 'proxyFine' ? [silent] : [counted, silent];
  }
};
