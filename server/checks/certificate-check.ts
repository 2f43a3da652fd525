import { once } from 'node:events';
import { connect } from 'node:tls';
import { finding } from '#domain/health/checks.ts';
import { dayMs } from '#domain/language/durations.ts';
import { type Check, codeOf, isLocal } from './check.ts';

/** Certificates are usually renewed a month before they expire: with less time left, renewal has failed. */
const soonDays = 14;

/** As a browser would see it. */
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
    if (!socket.authorized)
      return [finding('certificateRefused', { host: hostname, error: reason(socket.authorizationError) })];
    return [finding(days < soonDays ? 'certificateSoon' : 'certificateFine', values)];
  } catch (error) {
    if (signal.aborted) throw error;
    return [finding('certificateSilent', { host: hostname, error: codeOf(error) })];
  } finally {
    socket.destroy();
  }
};

function reason(error: unknown): string {
  return typeof error === 'string' ? error : codeOf(error);
}
