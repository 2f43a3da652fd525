import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Sends bytes over a connection of its own and gives everything that comes back until the server closes it. With
 * `drip`, its text is sent again every 20 ms until then.
 */
export async function rawRequest(port: number, text: string | Buffer, drip?: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {});
  socket.write(text);
  const dripping = drip === undefined ? undefined : setInterval(() => socket.write(drip), 20);
  await once(socket, 'close');
  clearInterval(dripping);
  return Buffer.concat(chunks).toString();
}
