// Bare Node server as a process: answers with the headers and bytes of the page at process.argv[2].
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
