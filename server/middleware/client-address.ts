import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { entryFromEnd } from '#domain/header-list.ts';

/** What `@hono/node-server` hands to the app with each request; empty when a test calls the app without a server. */
type NodeBindings = { incoming?: IncomingMessage };

/**
 * The address a request comes from. With `trustedHops` proxies in front, each of which adds one entry to
 * X-Forwarded-For, it is the entry the outermost of them added; what stands left of it anybody may have written.
 */
export function clientAddress(c: Context, trustedHops: number): string {
  const peer = (c.env as NodeBindings | undefined)?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedHops === 0) return peer;
  return entryFromEnd(c.req.header('x-forwarded-for') ?? '', trustedHops) || peer;
}

/**
 * The part of an address that stands for one client: an IPv6 customer has a whole /64 network, four `groups`; what one
 * person can have for the asking is a /48, three.
 */
export function clientNetwork(address: string, groups = 4): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = plain.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : [];
  return [...left, ...zeros, ...right].slice(0, groups).join(':').toLowerCase();
}
