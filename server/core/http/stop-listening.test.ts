import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { stopListening } from './http-server.ts';

test('every visitor who waits to be accepted is answered, and the next one is refused', async () => {
  const server = createServer((_, response) => response.end('answered'));
  onTestFinished(() => server.closeAllConnections());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const visitors = Array.from({ length: 300 }, async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    return await text(socket).catch((error: Error) => error.message);
  });
  const closed = new Promise<void>((resolve) => void stopListening(server, resolve));
  const answers = await Promise.all(visitors);
  expect(answers.filter((answer) => !answer.endsWith('answered'))).toEqual([]);
  await closed;
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
});
