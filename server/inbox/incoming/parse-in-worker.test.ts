import { expect, test } from 'vitest';
import { readContent } from './mail-content.ts';
import { parseInWorker } from './parse-in-worker.ts';

const head = 'From: a@example.com\r\nMIME-Version: 1.0\r\n';
const mixed = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n';
const leftOut = { files: [], isCut: false, isUnreadable: true, isSealed: false };
const unreadable = { text: '', files: [], leftOut, report: { state: 'unclear', reason: '', ids: [] } };

test('a mail is read as it would be here', async () => {
  const mail = Buffer.from(
    `${head}${mixed}--b\r\n\r\nGrüße\r\n--b\r\nContent-Disposition: attachment; filename="a.txt"\r\n\r\nx\r\n--b--\r\n`,
  );
  const read = await parseInWorker(mail, true);
  expect(read).toMatchObject({ text: 'Grüße', files: [{ name: 'a.txt', type: 'text/plain' }] });
  expect(read).toEqual(await readContent(mail, true));
  const next = await Promise.all(
    ['Eins', 'Zwei'].map((text) => parseInWorker(Buffer.from(`${head}\r\n${text}`), true)),
  );
  expect(next.map(({ text }) => text)).toEqual(['Eins', 'Zwei']);
});

test.each([
  ['millions of parts', `${mixed}${'--b\r\n\r\n\r\n'.repeat(2_000_000)}`],
  ['millions of lines', `Content-Type: text/plain\r\n\r\n${'\r\n'.repeat(14_000_000)}`],
])('%s keep nobody waiting: the mail is unreadable, and this process answers meanwhile', async (_, body) => {
  const mail = Buffer.from(`${head}${body}`);
  let longest = 0;
  let last = performance.now();
  const pulse = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 20);
  const started = performance.now();
  const read = await parseInWorker(mail, true, 1000);
  clearInterval(pulse);
  expect(read).toEqual(unreadable);
  expect(performance.now() - started).toBeLessThan(5000);
  expect(longest).toBeLessThan(1000);
});

test('names of what was left out stay short', async () => {
  const part = `--b\r\nContent-Disposition: attachment; filename="${'x'.repeat(100_000)}.exe"\r\n\r\nMZ\u0001\r\n`;
  const { leftOut } = await parseInWorker(Buffer.from(`${head}${mixed}${part.repeat(3)}--b--\r\n`), true);
  expect(leftOut.files.map((name) => name.length)).toEqual([120, 120, 120]);
});
