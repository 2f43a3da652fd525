import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const runningScripts = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** Serves a site without scripts, otherwise unchanged: the difference is the cost of the scripts. */
export async function serveTwins(
  siteAddress: string,
): Promise<{ address: string; close: () => Promise<void> }> {
  const kept = new Map<string, Answer>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer = kept.get(path) ?? (await twinOf(siteAddress + path));
    kept.set(path, answer);
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function twinOf(url: string): Promise<Answer> {
  const answer = await fetchCompressed(url);
  if (!answer.headers['content-type']?.startsWith('text/html')) return answer;
  const body = brotliCompressSync(withoutScripts(brotliDecompressSync(answer.body).toString()));
  return { ...answer, body, headers: { ...answer.headers, 'content-length': String(body.length) } };
}

export function withoutScripts(html: string): string {
  return html.replace(runningScripts, '');
}

async function fetchCompressed(url: string): Promise<Answer> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } });
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const { connection: _, 'keep-alive': __, date: ___, ...headers } = response.headers;
  return { status: response.statusCode, headers, body: Buffer.concat(chunks) };
}
