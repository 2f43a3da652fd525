import { expect, test } from 'vitest';
import { bareFileName, safeFileName } from './message-file.ts';

test.each([
  ['Angebot 2026.pdf', ['pdf'], 'Angebot 2026.pdf'],
  ['Foto.JPEG', ['jpg', 'jpeg'], 'Foto.jpeg'],
  ['../../etc/passwd', ['txt'], 'passwd.txt'],
  ['C:\\Users\\me\\a.pdf', ['pdf'], 'a.pdf'],
  ['invoice\u202Efdp.exe', ['pdf'], 'invoicefdp.exe.pdf'],
  ['a\r\nContent-Type: text/html.pdf', ['pdf'], 'html.pdf'],
  ['page.html', ['txt', 'csv'], 'page.html.txt'],
  ['.htaccess', ['txt'], 'htaccess.txt'],
  [' .. ', ['png'], 'file.png'],
  ['pdf', ['pdf'], 'pdf.pdf'],
  ['half \uD83D', ['pdf'], 'half.pdf'],
  ['Größe <1>:"2".pdf', ['pdf'], 'Größe _1___2_.pdf'],
])('%j of %j becomes %j', (name, endings, safe) => {
  expect(safeFileName(name, endings)).toBe(safe);
});

test('a long name keeps its ending', () => {
  const name = safeFileName(`${'ä'.repeat(500)}.pdf`, ['pdf']);
  expect(name).toBe(`${'ä'.repeat(120)}.pdf`);
});

test('a name of a megabyte, as a mail may bring, is cut before anything looks at it', () => {
  const started = performance.now();
  const name = bareFileName(`a${'.'.repeat(1_000_000)}b.pdf`);
  expect(performance.now() - started).toBeLessThan(500);
  expect(name.length).toBeLessThanOrEqual(1000);
  expect(name).toMatch(/^b\.pdf$/);
});
