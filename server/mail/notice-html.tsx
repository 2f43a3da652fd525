import { renderToStaticMarkup } from 'react-dom/server';
import type { Notice } from './notice.ts';

// Mail programs drop style sheets, so the styles stand on the elements. No image, nothing from another address.
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
  action: { margin: '24px 0 0', fontSize: '16px', lineHeight: 1.5 },
  remarks: { marginTop: '24px', paddingTop: '12px', borderTop: '1px solid #d9dcde' },
  remark: { margin: '0 0 8px', fontSize: '13px', lineHeight: 1.5, color: '#55606a' },
} as const;

/** The HTML part of a notice, a whole document. */
export function noticeHtml(notice: Notice): string {
  return `<!doctype html>${renderToStaticMarkup(<NoticeMail notice={notice} />)}`;
}

function NoticeMail({ notice }: { notice: Notice }) {
  return (
    <html lang={notice.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{notice.subject}</title>
      </head>
      <body style={styles.body}>
        <div style={styles.preview}>{notice.preview}</div>
        <main style={styles.card}>
          <h1 style={styles.title}>{notice.subject}</h1>
          <p style={styles.text}>{notice.intro}</p>
          <Fields fields={notice.fields} />
          <p style={styles.action}>
            <a href={notice.link.url}>{notice.link.label}</a>
          </p>
          <div style={styles.remarks}>
            {notice.remarks.map((remark) => (
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

function Fields({ fields }: Pick<Notice, 'fields'>) {
  return (
    <dl style={{ margin: 0 }}>
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt style={styles.label}>{label}</dt>
          {/* What a visitor writes may be in any language and direction. */}
          <dd dir="auto" style={styles.value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
