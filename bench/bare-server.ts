// A bare Node server, as a process of its own: it answers everything with the headers and the bytes that the page at
// process.argv[2] is answered with. No log, no look-up, no limits: those are duties of ours.
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const page = await new Promise<{ headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
  const request = get(process.argv[2]!, { headers: { 'accept-encoding': 'br' } }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
  });
  request.on('error', reject);
});
const { date: _, connection: __, 'keep-alive': ___, ...headers } = page.headers;

const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(page.body);
});
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
