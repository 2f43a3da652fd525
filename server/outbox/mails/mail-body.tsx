import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#domain/language/languages.ts';

/** Both the HTML and the text part are made from this. */
export type MailBody = {
  language: Language;
  /** Contains words of a visitor only in a notice, as `nameAndTopic` gives them (MAIL-01). */
  subject: string;
  preview: string;
  opening: readonly string[];
  fields?: readonly MailField[];
  ending?: readonly string[];
  remarks: readonly string[];
};

export type MailField = { label: string; value: string };

/** A mail to the team about something that it can open in the admin area. */
export type MailNotice = Omit<MailBody, 'ending'> & {
  link: { readonly label: string; readonly text: string; readonly url: string };
  replyTo?: { name: string; address: string };
};

export function mailText(mail: MailBody | MailNotice): string {
  const { opening, fields = [], remarks } = mail;
  const list = fields.length > 0 ? [fields.map(fieldText).join('\n')] : [];
  const ending = 'link' in mail ? [mail.link.text] : (mail.ending ?? []);
  return [...opening, ...list, ...ending, `-- \n${remarks.join('\n\n')}`].join('\n\n');
}

function fieldText({ label, value }: MailField): string {
  return value.includes('\n') ? `${label}:\n\n${value}\n` : `${label}: ${value}`;
}

export function mailHtml(mail: MailBody | MailNotice): string {
  const { language, subject, preview, remarks } = mail;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={styles.body}>
        <div style={styles.preview}>{preview}</div>
        <main style={styles.card}>
          {'link' in mail ? <Notice notice={mail} /> : <Letter letter={mail} />}
          <div style={styles.remarks}>
            {remarks.map((remark) => (
              <p key={remark} style={styles.remark}>
                {remark}
              </p>
            ))}
          </div>
        </main>
      </body>
    </html>,
  )}`;
}

/** Inline, because mail programs drop style sheets; no images, nothing from another address. */
const styles = {
  body: {
    margin: 0,
    padding: '24px',
    background: '#f6f5f2',
    color: '#1d2327',
    fontFamily: 'Arial, sans-serif',
  },
  card: { maxWidth: '640px', margin: '0 auto', padding: '24px', background: '#ffffff', borderRadius: '8px' },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  title: { margin: '0 0 16px', fontSize: '20px', lineHeight: 1.3 },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: 1.5 },
  label: { margin: '12px 0 2px', fontSize: '13px', color: '#55606a' },
  value: {
    margin: 0,
    fontSize: '16px',
    lineHeight: 1.5,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  declared: { margin: '0 0 24px', padding: '0 0 0 16px', borderLeft: '3px solid #d9dcde' },
  action: { margin: '24px 0 0', fontSize: '16px', lineHeight: 1.5 },
  remarks: { marginTop: '24px', paddingTop: '12px', borderTop: '1px solid #d9dcde' },
  remark: { margin: '0 0 8px', fontSize: '13px', lineHeight: 1.5, color: '#55606a' },
} as const;

function Notice({ notice: { subject, opening, fields, link } }: { notice: MailNotice }) {
  return (
    <>
      <h1 style={styles.title}>{subject}</h1>
      <p style={styles.text}>{opening}</p>
      <Fields fields={fields} />
      <p style={styles.action}>
        <a href={link.url}>{link.label}</a>
      </p>
    </>
  );
}

function Letter({ letter: { opening, fields = [], ending = [] } }: { letter: MailBody }) {
  return (
    <>
      <Paragraphs texts={opening} />
      {fields.length > 0 && (
        <div style={styles.declared}>
          <Fields fields={fields} />
        </div>
      )}
      <Paragraphs texts={ending} />
    </>
  );
}

/** A paragraph that is only a URL becomes a link, but never one made of typed text. */
const isAddress = /^https?:\/\/\S+$/;

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} style={{ ...styles.text, whiteSpace: 'pre-line' }}>
      {isAddress.test(text) ? <a href={text}>{text}</a> : text}
    </p>
  ));
}

function Fields({ fields = [] }: { fields?: readonly MailField[] | undefined }) {
  return (
    <dl style={{ margin: 0 }}>
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt style={styles.label}>{label}</dt>
          {/* Visitors may write in any language and direction. */}
          <dd dir="auto" style={styles.value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
