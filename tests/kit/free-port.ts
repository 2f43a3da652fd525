import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range that systems hand out for port 0, or else a server of another test may take it in between. */
const firstPort = 10_000;
const lastPort = 32_000;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + Math.floor(Math.random() * (lastPort - firstPort));
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
