import { renderToStaticMarkup } from 'react-dom/server';
import { MailFields } from './mail-fields.tsx';
import { mailStyles as styles } from './mail-styles.ts';
import type { VisitorMail } from './visitor-mail.ts';

/** The HTML part of a mail that answers a visitor by itself, a whole document. */
export function visitorHtml(mail: VisitorMail): string {
  return `<!doctype html>${renderToStaticMarkup(<Answer mail={mail} />)}`;
}

function Answer({ mail }: { mail: VisitorMail }) {
  return (
    <html lang={mail.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{mail.subject}</title>
      </head>
      <body style={styles.body}>
        <div style={styles.preview}>{mail.preview}</div>
        <main style={styles.card}>
          <Paragraphs texts={mail.opening} />
          {mail.fields.length > 0 && (
            <div style={styles.declared}>
              <MailFields fields={mail.fields} />
            </div>
          )}
          <Paragraphs texts={mail.ending} />
          <div style={styles.remarks}>
            {mail.remarks.map((remark) => (
              <p key={remark} style={styles.remark}>
                {remark}
              </p>
            ))}
          </div>
        </main>
      </body>
    </html>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} style={{ ...styles.text, whiteSpace: 'pre-line' }}>
      {text}
    </p>
  ));
}
