import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** `cut`: connections end and none is accepted; `silent`: they stay open and nothing passes any more. */
export type Line = 'through' | 'cut' | 'silent';

/** A network between two programs; `target` and the state of the line may be changed at any time. */
export async function unreliableProxy(target: URL, defaultPort: number) {
  let line: Line = 'through';
  let to = target;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (line === 'cut') return void near.destroy();
    const far = connect(Number(to.port || defaultPort), to.hostname);
    join(near, far);
    join(far, near);
  });

  function join(from: Socket, other: Socket): void {
    sockets.add(from);
    from.on('data', (chunk) => {
      if (line === 'through') other.write(chunk);
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      // A side that disappeared is not seen through a silent line.
      if (line !== 'silent') other.destroy();
    });
  }

  function endAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    endAll();
    server.close();
  });
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);

  return {
    url,
    /** What passed a silent line is lost, so its connections do not come back to life. */
    set(next: Line): void {
      if (next === 'cut' || line === 'silent') endAll();
      line = next;
    },
    leadTo(other: URL): void {
      to = other;
    },
  };
}
