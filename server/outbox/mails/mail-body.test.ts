import { expect, test } from 'vitest';
import { type MailBody, mailHtml, mailText } from './mail-body.tsx';

const body: MailBody = {
  language: 'de',
  subject: 'Ihre Nachricht',
  preview: 'Vorgang E-1',
  parts: [
    'Guten Tag Anna Keller,',
    { fields: [{ label: 'Nachricht', value: 'Eins\nZwei' }] },
    { label: 'Öffnen', link: 'https://site.example/?a=1&b=2' },
    { intro: 'Sie schrieben:', quote: 'Drei\nVier' },
  ],
  footer: ['Elambra GmbH'],
};

test('the text part has all that the HTML shows', () => {
  expect(mailText(body)).toBe(`Guten Tag Anna Keller,

Nachricht:

Eins
Zwei


Öffnen: https://site.example/?a=1&b=2

Sie schrieben:
> Drei
> Vier

-- 
Elambra GmbH`);
});

test('an automatic mail begins with mark and name of the site', () => {
  const html = mailHtml(body, 'Müller & Söhne');
  expect(html).toMatch(/<body class="page"[\s\S]*>●<[\s\S]*Müller &amp; Söhne[\s\S]*Guten Tag Anna Keller,/);
});

test('a letter from a person has no frame, and its mark comes after what the person wrote', () => {
  const html = mailHtml({ ...body, isPersonal: true }, 'Müller & Söhne');
  expect(html).not.toMatch(/class="card"|Müller/);
  expect(html).toMatch(/<body class="paper"[\s\S]*Guten Tag Anna Keller,[\s\S]*>●<[\s\S]*Elambra GmbH/);
});

test('lines stay apart in mail programs that ignore white-space', () => {
  expect(mailHtml(body, 'x')).toContain('>Eins<br>Zwei<');
  expect(mailHtml(body, 'x')).toContain('>Drei<br>Vier<');
});

test('a mail has colours for the night, and loads nothing', () => {
  const html = mailHtml(body, 'x');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  expect(html).not.toMatch(/<(?:img|link|script|iframe|svg)|url\(|src=/);
});
