import { once } from 'node:events';
import { connect } from 'node:net';

/** Returns everything until the server closes the connection; `drip` is sent every 20 ms until then. */
export async function rawRequest(port: number, text: string | Buffer, drip?: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {});
  socket.write(text);
  const dripping = drip === undefined ? undefined : setInterval(() => socket.write(drip), 20);
  // Not `once`, which throws if the server resets the connection.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dripping);
  return Buffer.concat(chunks).toString();
}
