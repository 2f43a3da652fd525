import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startMailbox } from '#tests/kit/mailbox.ts';
import { createSending, createTestWorker, storeWithMessage } from '#tests/kit/outbox-worker.ts';
import { listOutbox } from './outbox.ts';

/** 127.0.0.1 in a notation that is not recognised as this machine. */
const elsewhere = '[::ffff:127.0.0.1]';

test('nothing is sent to another machine that offers no encryption', async () => {
  const said: string[] = [];
  const plain = createServer((socket) => {
    socket.write('220 hello\r\n');
    socket.on('data', (line) => {
      said.push(String(line));
      socket.write(`${String(line).startsWith('EHLO') ? '250' : '502'} hello\r\n`);
    });
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void plain.close());
  await once(plain, 'listening');
  const { port } = plain.address() as { port: number };
  const store = await storeWithMessage();
  const { worker } = createTestWorker(store, `smtp://${elsewhere}:${port}`);
  await worker.runOnce();
  expect(await listOutbox(store.db)).toMatchObject([{ status: 'queued', lastError: '502 hello' }]);
  expect(said.map((line) => line.split(/\s/)[0])).toEqual(['EHLO', 'STARTTLS']);
});

test('nothing is sent to another machine whose certificate is not trusted', async () => {
  const store = await storeWithMessage();
  const mailbox = await startMailbox({}, { hideSTARTTLS: false });
  const { worker } = createTestWorker(store, `smtp://${elsewhere}:${mailbox.port}`);
  await worker.runOnce();
  expect(await listOutbox(store.db)).toMatchObject([
    { status: 'queued', lastError: expect.stringMatching(/certificate/) },
  ]);
  expect(mailbox.received).toEqual([]);
});

test('this machine may use any certificate', async () => {
  const { worker, mailbox } = await createSending([{}, { hideSTARTTLS: false }]);
  await worker.runOnce();
  expect(mailbox.received).toHaveLength(1);
});
