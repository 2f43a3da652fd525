import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

type Load = { port: number; path: string; body: string; connections: number; ms: number };

/** Posts the same JSON for `ms`, over bare sockets, which leave most processor time to the server. */
export async function postUntil({
  port,
  path,
  body,
  connections,
  ms,
}: Load): Promise<{ stored: number; refused: number }> {
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nForm-Language: de\r\nForm-Elapsed-Ms: 30000\r\n`;
  const request = Buffer.from(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  const end = performance.now() + ms;
  const answers = { stored: 0, refused: 0 };

  async function postAgainAndAgain(): Promise<void> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    await new Promise<void>((resolve, reject) => {
      socket.on('data', (chunk: Buffer) => {
        if (chunk.subarray(9, 12).toString('latin1') === '201') answers.stored += 1;
        else answers.refused += 1;
        if (performance.now() < end) socket.write(request);
        else finish(socket, resolve);
      });
      socket.once('error', reject);
      socket.write(request);
    });
  }

  await Promise.all(Array.from({ length: connections }, postAgainAndAgain));
  return answers;
}

function finish(socket: Socket, resolve: () => void): void {
  socket.removeAllListeners('error');
  socket.on('error', () => {});
  socket.end();
  resolve();
}
