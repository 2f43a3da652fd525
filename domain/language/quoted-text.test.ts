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
  ['a head without a date, right above marks', 'On Saturday Elambra wrote:\n> Dear Anna'],
  ['marks alone', '> Guten Tag\n>\n> wann?'],
  [
    'Yahoo',
    'Am Mittwoch, 25. November 2026, 10:30:00 MEZ hat Elambra <hello@example.com> Folgendes geschrieben:\n\nGuten Tag,\nwann?',
  ],
  [
    'GMX',
    'Gesendet: Mittwoch, 25. November 2026 um 10:30 Uhr\nVon: "Elambra" <hello@example.com>\nAn: anna@example.net\nBetreff: Ihre Frage\n\nGuten Tag',
  ],
  [
    'T-Online',
    '-----Original-Nachricht-----\nBetreff: Ihre Frage\nDatum: 2026-11-25T10:30:00+0100\nVon: "Elambra" <hello@example.com>\n\nGuten Tag',
  ],
  ['Open-Xchange', 'Elambra <hello@example.com> hat am 25.11.2026 10:30 CET geschrieben:\n\n\nGuten Tag'],
  [
    'Outlook without addresses',
    'Von: Elambra\n\nGesendet: Samstag, 21. November 2026 10:30\n\nAn: Anna Berg\n\nBetreff: AW: Frage\n\nGuten Tag',
  ],
  ['Apple Mail, forwarded', 'Anfang der weitergeleiteten Nachricht:\n\nVon: Elambra\nGuten Tag'],
  [
    'Gmail on a phone, wrapped twice',
    'Elambra Beratung und Begleitung <\nhello@example.com> schrieb am Sa., 21. Nov. 2026,\n10:30:\n\n> Guten Tag',
  ],
  ['a program with a footer below', '> Guten Tag\n> wann?\n\n-- \nAuf Viren geprüft.\nwww.scanner.example'],
])('what %s quotes is apart from what was written', (_, quoted) => {
  expect(splitQuote(`${own}\n\n${quoted}\n`)).toEqual({ written: own, quoted });
});

test.each([
  ['between the lines', 'Siehe unten:\n> Wann?\nDienstag.\n> Wo?\nBei Ihnen.'],
  ['below', '> Wann passt es?\n\nDienstag.'],
  ['nothing before the quote', 'Am 21.11.26 schrieb Elambra:\n> Guten Tag'],
  [
    'a sentence like a head',
    'Am Montag schrieb mir Herr Meier Folgendes:\nBitte bis Freitag liefern.\nGeht das?',
  ],
  ['a sentence with a date', 'Am 12.11.2026 um 9 Uhr schrieb ich Ihnen:\nbisher ohne Antwort.'],
  ['a journey', 'Hallo,\nFrom: Berlin\nTo: Hamburg\nDate: 3 May\nWhat does it cost?'],
  ['a line drawn across', `Erstens.\n${'_'.repeat(40)}\nZweitens.`],
  ['no quote', 'Von: Montag\nbis Freitag bin ich da.\nWas wir schrieben: nichts.'],
])('whoever writes %s has written all of it', (_, text) => {
  expect(splitQuote(text)).toEqual({ written: text, quoted: '' });
});

test('of own words right above marks, one line at most counts as the head of the quotation', () => {
  const { written } = splitQuote('Ich kann nicht kommen.\nMein Anwalt hat mir geschrieben:\n> Guten Tag');
  expect(written).toBe('Ich kann nicht kommen.');
});

test('a long line costs no time', () => {
  const started = performance.now();
  splitQuote(`Am ${'schrieb '.repeat(50_000)}\n${'>'.repeat(50_000)}\n${'a\n'.repeat(50_000)}`);
  expect(performance.now() - started).toBeLessThan(2000);
});
