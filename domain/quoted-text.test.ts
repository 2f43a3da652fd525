import { expect, test } from 'vitest';
import { splitQuote } from './quoted-text.ts';

const own = 'Danke, Dienstag passt.\n\nAnna';

test.each([
  ['Thunderbird', 'Am 21.11.26 um 10:30 schrieb Elambra:\n> Guten Tag,\n> wann?'],
  [
    'Gmail, wrapped',
    'Am Sa., 21. Nov. 2026 um 10:30 Uhr schrieb Elambra <\nhello@example.com>:\n\n> Guten Tag',
  ],
  ['Apple Mail', 'On 21. Nov 2026, at 10:30, Elambra <hello@example.com> wrote:\n\n> Dear Anna'],
  [
    'Outlook',
    'Von: Elambra <hello@example.com>\nGesendet: Samstag, 21. November 2026 10:30\nAn: Anna\n\nGuten Tag',
  ],
  ['Outlook on the web', '________________________________\nFrom: Elambra\nSent: Saturday\n\nDear Anna'],
  ['an older program', '-----Ursprüngliche Nachricht-----\nGuten Tag'],
  ['marks alone', '> Guten Tag\n>\n> wann?'],
])('what %s quotes is apart from what was written', (_, quoted) => {
  expect(splitQuote(`${own}\n\n${quoted}\n`)).toEqual({ written: own, quoted });
});

test.each([
  ['between the lines', 'Siehe unten:\n> Wann?\nDienstag.\n> Wo?\nBei Ihnen.'],
  ['below', '> Wann passt es?\n\nDienstag.'],
  ['nothing before the quote', 'Am 21.11.26 schrieb Elambra:\n> Guten Tag'],
  ['no quote', 'Von: Montag\nbis Freitag bin ich da.\nWas wir schrieben: nichts.'],
])('whoever writes %s has written all of it', (_, text) => {
  expect(splitQuote(text)).toEqual({ written: text, quoted: '' });
});

test('a long line costs no time', () => {
  const started = performance.now();
  splitQuote(`Am ${'schrieb '.repeat(50_000)}\n${'>'.repeat(50_000)}\n${'a\n'.repeat(50_000)}`);
  expect(performance.now() - started).toBeLessThan(2000);
});
