import { once } from 'node:events';
import { connect } from 'node:tls';
import { type FindingCode, finding } from '#domain/health/checks.ts';
import { dayMs } from '#domain/language/durations.ts';
import { mailboxAddress } from '#server/inbox/incoming/mailbox.ts';
import { createMailTransport } from '#server/outbox/transport.ts';
import { type Check, codeOf, isLocal } from './check.ts';

/** Connects, encrypts and signs in; sends nothing. */
export const mailCheck: Check = async ({ env }, signal) => {
  if (!env.smtpUrl) return [finding('mailUnset', { names: 'SMTP_URL' })];
  const host = new URL(env.smtpUrl).host;
  const transport = createMailTransport(env.smtpUrl);
  signal.addEventListener('abort', () => transport.close());
  try {
    await transport.verify();
    return [finding('mailFine', { host })];
  } catch (error) {
    const code = codeOf(error);
    return [finding(code.startsWith('EAUTH') ? 'mailRefused' : 'mailSilent', { host, error: code })];
  } finally {
    transport.close();
  }
};

type ImapError = { authenticationFailed?: boolean; responseStatus?: string };

/** Signs in to the mailbox for replies and opens its folder; reads nothing. */
export const mailboxCheck: Check = async ({ env }, signal) => {
  if (!env.imapUrl) return [finding('mailboxUnset')];
  const address = mailboxAddress(env.imapUrl);
  const values = { host: `${address.host}:${address.port}`, folder: address.folder };
  // Loaded on demand: most installations have no mailbox.
  const { connectMailbox } = await import('#server/inbox/incoming/mailbox-connection.ts');
  try {
    const mailbox = await connectMailbox(address, signal);
    await mailbox.close();
    return [finding('mailboxFine', values)];
  } catch (error) {
    return [finding(problemOf(error as ImapError), { ...values, error: codeOf(error) })];
  }
};

function problemOf({ authenticationFailed, responseStatus }: ImapError): FindingCode {
  if (authenticationFailed) return 'mailboxRefused';
  return responseStatus === 'NO' ? 'mailboxMissing' : 'mailboxSilent';
}

/** Certificates are usually renewed a month before they expire: with less time left, renewal has failed. */
const soonDays = 14;

export const certificateCheck: Check = async ({ site, clock }, signal) => {
  const { protocol, hostname, port } = new URL(site.origin);
  if (protocol !== 'https:')
    return [
      finding(isLocal(hostname) || !site.given.SITE_URL ? 'certificateUnneeded' : 'certificateNone', {
        host: hostname,
      }),
    ];
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 443),
    servername: /[a-z]/i.test(hostname) ? hostname : '',
    // Checked below; nothing is sent.
    rejectUnauthorized: false,
  });
  signal.addEventListener('abort', () => socket.destroy());
  try {
    await once(socket, 'secureConnect', { signal });
    const until = Date.parse(socket.getPeerCertificate().valid_to);
    const days = Math.floor((until - clock().getTime()) / dayMs);
    const values = { host: hostname, days };
    const refusal: unknown = socket.authorizationError;
    if (!socket.authorized) {
      const error = typeof refusal === 'string' ? refusal : codeOf(refusal);
      return [finding('certificateRefused', { host: hostname, error })];
    }
    return [finding(days < soonDays ? 'certificateSoon' : 'certificateFine', values)];
  } catch (error) {
    if (signal.aborted) throw error;
    return [finding('certificateSilent', { host: hostname, error: codeOf(error) })];
  } finally {
    socket.destroy();
  }
};

/** Checks that the public address leads to this site, and that TRUSTED_PROXY_HOPS counts the proxies. */
export const proxyCheck: Check = async ({ env, site }, signal) => {
  const { hostname, protocol } = new URL(site.origin);
  if (!site.given.SITE_URL || (isLocal(hostname) && protocol === 'http:')) return [finding('proxyUnneeded')];
  const hops = env.trustedProxyHops;
  // The server has no https of its own, so a proxy must be in front of it.
  const uncounted = protocol === 'https:' && hops === 0 ? [finding('proxyUncounted')] : [];
  try {
    const answer = await fetch(new URL('/healthz', site.origin), { redirect: 'manual', signal });
    const body = (await answer.json().catch(() => ({}))) as { status?: unknown };
    if (answer.status !== 200 || body.status !== 'ok')
      return [...uncounted, finding('siteOther', { address: site.origin, status: answer.status })];
    return uncounted.length > 0 ? uncounted : [finding('proxyFine', { hops })];
  } catch (error) {
    if (signal.aborted) throw error;
    return [...uncounted, finding('siteSilent', { address: site.origin, error: codeOf(error) })];
  }
};
