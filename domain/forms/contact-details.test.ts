import { expect, test } from 'vitest';
import { namesContact } from './contact-details.ts';

// A3: each of these went out in a mail from the owner's domain, or mail programs would link it.
test.each([
  'evil.com',
  'Evil.Com',
  'EVIL.COM',
  'evil.com?x=1',
  'evil.com/',
  'unter sicher-sparkasse.com oder',
  '//evil.com',
  'ftp://evil.com',
  'https ://evil.com',
  'https : / / evil',
  'hxxp://evil',
  'hxxps://evil.example',
  'evil。com/x',
  'evil｡com',
  'evil．com',
  'ｅｖｉｌ.ｃｏｍ',
  'evil\u200B.com',
  'evil . com',
  'evil.casino',
  'evil.com.Bitte klicken',
  'почта.рф',
  'münchen-bank.de',
  'xn--bcher-kva.xn--p1ai',
  'gewinn.spam.example',
  't.me/gewinn',
  'a.zz/gewinn',
  '1.2.3.4/x',
  '1.2.3.4',
  '2001:db8::1',
  '[::1]',
  '2001:db8:0:1:2:3:4:5',
  'mailto:gewinn',
  'gewinn@evil.example',
  'gewinn＠evil',
  'www.gewinn',
  'rufen Sie an: 0900 123 456',
  '0900123456',
  '0171/1234567',
  '01701234567',
  '(030) 1234567',
  '030-1234567',
  '+49 30 123456',
  '+4930123456',
  '0049 30 123456',
  'Tel. 123456',
  'Tel0900123456',
  'Hotline: 11 88 33',
  'call 555-0100',
  '4111 1111 1111 1111',
  'Bestätigen Sie unter Sparkasse-Sicherheit.Support',
  'Sparkasse-Login.Support/konto',
  'Meine-Bank.Bank',
  'Elambra-Hilfe.Finance/login',
  'sparkasse-login . support',
  'sparkasse-login punkt support',
  'sparkasse-login[.]com',
  'sparkasse-login(dot)com',
  'sparkasse-login\u06D4com',
  'sparkasse-login·com',
  '0 900 123 456 7',
  '0900.123.456.7',
  '0-900-123-456-7',
  '0900,1234567',
  '0900_1234567',
  '0900–1234567',
  '[0900]1234567',
  'O9OO 1234567',
  '٠٩٠٠ ١٢٣٤٥٦٧',
  '०९०० १२३४५६७',
  'DE89370400440532013000',
  'DE89, 3704, 0044, 0532, 0130, 00',
  'NL91 ABNA 0417 1643 00',
  'Telegram: sparkasse_hilfe',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
])('%j names a way to somebody', (text) => {
  expect(namesContact(text)).toBe(true);
  expect(namesContact(`Mein Vertrag, ${text}`)).toBe(true);
});

test.each([
  'Rechnung 2026-00417',
  'Rechnung 04-2026-00417 vom 12.11.2026',
  'Vertrag Nr. 1234567890',
  'Vertrag Nr.4711',
  'Vertragsnummer 123456789012',
  'Kundennummer 0012345678',
  'Kundennummer 123 456 789',
  'SOPHIE Premium vom 3. November 2026',
  'SOPHIE vom 3.November 2026',
  'bestellt am 3.mai 2026',
  'z.B. das Monatspaket',
  'z.B.das Monatspaket',
  'd.h. beide',
  'Dr.Meier',
  'Dr.med. Anna Berg',
  'Dr. A. Berg/Müller',
  'Änne Müller-Schmidt',
  'e.K.',
  'Müller e.V.',
  'Berg GmbH & Co.KG',
  'Ich habe gekündigt.Bitte bestätigen.',
  'Ich habe gekündigt.Es bleibt dabei.',
  'Punkt 3 des Vertrags, zum Monatsende',
  'NOVA · SOPHIE',
  'KW23 bestellt und bezahlt am 3. Mai',
  'Option o2, Paket 0,5 Tage',
  'Alles bezahlt ... danke',
  'Alles bezahlt...danke',
  '12.11.2026',
  '03.05.2026',
  '03-05-2026',
  '2026-11-12',
  'bestellt am 03.05.2026, 1.250,00 Euro',
  '1.250,00 Euro',
  '1.250.000 Euro',
  'NOVA Nr. 12/2026, 499 $, z.B. vom 3.5.2026',
  'heute um 10:30:15 Uhr',
  'Abo: Monatsplan, 3x im Monat (99 €)',
  'Angebot Nr. A.4711-B',
  'Version 1.2.3',
  'Telefonat mit Frau Berg',
  'Hinweis::danke',
  'Auftrag RE0171-4567890',
  'Vorgang 01a2040b-d2bc-7199-99fb-60252008ba14',
  'Vorgang d33a9088-2442-4058-8747-4f10ce6e21df',
])('%j is what contracts are named by', (text) => {
  expect(namesContact(text)).toBe(false);
});

test('the own address may stand beside the contract, another one may not', () => {
  const own = 'Anna.Berg+shop@berg.example';
  expect(namesContact('Abo für anna.berg+shop@berg.example', own)).toBe(false);
  expect(namesContact('Abo für anna.berg+shop@berg.example und bea@berg.example', own)).toBe(true);
  expect(namesContact('Abo auf berg.example', own)).toBe(true);
});

// A1 and A3: time must grow in proportion to the length.
test.each([
  'a',
  '1',
  'a.',
  '1.',
  '1.1',
  '1:',
  'a:',
  '::',
  '+1',
  '0 ',
  '(0',
  '. ',
  'tel',
  '@',
  'Dr.',
  '\u0300',
  '/ ',
  ': ',
  '0a0a0a0a-',
])('256 KiB of %j are looked at in well under a second of processor time', (part) => {
  const text = part.repeat((256 * 1024) / part.length);
  const before = process.cpuUsage();
  namesContact(text, 'anna@example.com');
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
});

test('one’s own address is no contact, whatever characters it has; what only resembles it is one', () => {
  const own = 'a.b+c$(d@example.com';
  expect(namesContact(`Vertrag von ${own.toUpperCase()}, ${own}`, own)).toBe(false);
  expect(namesContact('Vertrag von axb+c$(d@example.com', own)).toBe(true);
  expect(namesContact('Vertrag 4711', '\u200B')).toBe(false);
});
