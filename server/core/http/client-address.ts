import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { entryFromEnd } from '#domain/language/header-list.ts';

type NodeBindings = { incoming?: IncomingMessage };

/** A client as proxies name it: Azure and IIS add the port (RFC 7239, 6), which another connection changes. */
const withPort = /^(?:\[([\da-f:.]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/i;

export function clientAddress(c: Context, trustedHops: number): string {
  const peer = (c.env as NodeBindings | undefined)?.incoming?.socket.remoteAddress;
  return addressBehind(peer, c.req.header('x-forwarded-for'), trustedHops);
}

/** The entry of X-Forwarded-For added by the outermost of `trustedHops` proxies; others may be forged. */
export function addressBehind(
  peer = 'unknown',
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  if (trustedHops === 0) return peer;
  return withoutPort(entryFromEnd(forwardedFor ?? '', trustedHops) || peer);
}

/** One client: an IPv6 customer has a /64 (four `groups`), and one person easily gets a /48 (three). */
export function clientNetwork(address: string, groups = 4): string {
  const plain = withoutPort(address)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = plain.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : [];
  return [...left, ...zeros, ...right].slice(0, groups).join(':').toLowerCase();
}

function withoutPort(address: string): string {
  const [, inBrackets, plain] = withPort.exec(address) ?? [];
  return inBrackets ?? plain ?? address;
}

/** Warns once: behind an unconfigured proxy all visitors share one limit. Anybody may send the header. */
export function proxyWarning(logger: Logger, trustedHops: number): MiddlewareHandler {
  let isSaid = trustedHops > 0;
  return async (c, next) => {
    if (!isSaid && c.req.header('x-forwarded-for') !== undefined) {
      isSaid = true;
      logger.warn(
        'A request has X-Forwarded-For, but TRUSTED_PROXY_HOPS is 0. All visitors behind a proxy count as one address: set the number of proxies.',
      );
    }
    await next();
  };
}
