import type { Address, Email } from 'postal-mime';
import { demoTimeZone } from './moments.ts';

export type CaughtMail = { readonly number: number; readonly at: Date; readonly mail: Email };

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: demoTimeZone });

/** Newest first; it looks for new mails every few seconds. */
export function listPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    ({ number, at, mail }) => `<tr>
<td>${time.format(at)}</td>
<td>${escaped(recipients(mail))}</td>
<td><a href="/${number}">${escaped(mail.subject || 'Without a subject')}</a></td>
</tr>`,
  );
  const table = `<table>
<thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`;
  return page({
    title: 'Mails of the demo',
    head: '<meta http-equiv="refresh" content="5">',
    body: `<h1>Mails of the demo</h1>
<p>None of them has left this machine. The list is up to date within five seconds.</p>
${mails.length > 0 ? table : '<p>No mail yet.</p>'}`,
  });
}

export function mailPage({ number, at, mail }: CaughtMail): string {
  const facts = [
    ['From', addresses(mail.from ? [mail.from] : [])],
    ['To', recipients(mail)],
    ['Answers go to', addresses(mail.replyTo ?? [])],
    ['Sent', time.format(at)],
    ['Attachments', mail.attachments.map(({ filename }) => filename ?? 'without a name').join(', ')],
  ].filter(([, value]) => value);
  return page({
    title: mail.subject ?? 'Without a subject',
    body: `<p><a href="/">All mails</a></p>
<h1>${escaped(mail.subject || 'Without a subject')}</h1>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value!)}</dd>`).join('\n')}</dl>
<h2>As HTML</h2>
<iframe src="/${number}/html" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As text</h2>
<pre>${escaped(mail.text ?? '')}</pre>`,
  });
}

/** For the frame: nothing in it runs, and its links open in a new tab. */
export function mailHtml({ mail }: CaughtMail): string {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank">
${mail.html ?? '<p>This mail has no HTML.</p>'}`;
}

type Page = { title: string; head?: string; body: string };

function page({ title, head = '', body }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
${head}
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid #8886; text-align: start; vertical-align: top; }
td:first-child { white-space: nowrap; }
@media (max-width: 40rem) {
  thead { display: none; }
  td { display: block; padding: 0 0 0.25rem; border: 0; }
  tr { display: block; padding: 0.75rem 0; border-bottom: 1px solid #8886; }
}
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; }
iframe { width: 100%; height: 36rem; border: 1px solid #8886; background: white; color-scheme: light; }
pre { white-space: pre-wrap; padding: 1rem; border: 1px solid #8886; font-size: 0.875rem; }
</style>
</head>
<body>
${body}
</body>
</html>
`;
}

function recipients({ to = [] }: Email): string {
  return addresses(to);
}

function addresses(list: readonly Address[]): string {
  return list.map(({ name, address }) => (name ? `${name} <${address}>` : (address ?? ''))).join(', ');
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!);
}
