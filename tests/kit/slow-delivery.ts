import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { siteAddress } from './addresses.ts';

const pieceLength = 700;
/** More than a frame, so that each piece is painted. */
const pauseMs = 25;
/** Header and first view of the longest page; the rest comes at once. */
const piecesInAll = 45;

/**
 * Hands on the pages of the site as a slow network does: the beginning of the body in pieces, which end before tags.
 * Returns the address to ask instead of the site's, and what ends it.
 */
export async function slowDelivery(): Promise<{ address: string; end: () => Promise<void> }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(siteAddress + url, { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    for (const piece of type.startsWith('text/html') ? piecesOf(body) : [body]) {
      response.write(piece);
      await wait(pauseMs);
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, end: async () => await close(server) };
}

function* piecesOf(html: Buffer): Generator<Buffer> {
  let from = 0;
  for (let count = 0; count < piecesInAll; count++) {
    const to = html.indexOf('<', from === 0 ? html.indexOf('<body') : from + pieceLength);
    if (to < 0) break;
    yield html.subarray(from, to);
    from = to;
  }
  yield html.subarray(from);
}

async function close(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
