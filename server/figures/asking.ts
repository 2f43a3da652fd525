import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { addressBehind, clientAddress } from '#server/core/http/client-address.ts';

/** A request, as far as it is counted. */
export type Asking = {
  readonly path: string;
  /** The query of its address. */
  readonly asked: URLSearchParams;
  readonly header: (name: string) => string | undefined;
  readonly address: string;
};

/** The request of a page. Its query and address are parsed on use, because a robot is counted without them. */
export function askingOf({ headers, socket, url = '' }: IncomingMessage, trustedHops: number): Asking {
  const header = (name: string) => headers[name] as string | undefined;
  const [path = '', query] = url.split('?', 2);
  return {
    path,
    header,
    get asked() {
      return new URLSearchParams(query);
    },
    get address() {
      return addressBehind(socket.remoteAddress, header('x-forwarded-for'), trustedHops);
    },
  };
}

/** The page that sent a request; undefined if its `Referer` names no page of this site. */
export function askingFrom(c: Context, origin: string, trustedHops: number): Asking | undefined {
  const page = URL.parse(c.req.header('referer') ?? '');
  if (page?.origin !== origin) return undefined;
  return {
    path: page.pathname,
    asked: page.searchParams,
    header: (name) => c.req.header(name),
    address: clientAddress(c, trustedHops),
  };
}
