import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#domain/language/languages.ts';
import type { NoticeField } from './mail-notice.ts';

type Mail = {
  readonly language: Language;
  readonly subject: string;
  readonly preview: string;
  readonly remarks: readonly string[];
};

export function mailDocument({ language, subject, preview, remarks }: Mail, content: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={mailStyles.body}>
        <div style={mailStyles.preview}>{preview}</div>
        <main style={mailStyles.card}>
          {content}
          <div style={mailStyles.remarks}>
            {remarks.map((remark) => (
              <p key={remark} style={mailStyles.remark}>
                {remark}
              </p>
            ))}
          </div>
        </main>
      </body>
    </html>,
  )}`;
}

/** Inline mailStyles, because mail programs drop style sheets; no images, nothing from another address. */
export const mailStyles = {
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

export function MailFields({ fields }: { fields: readonly NoticeField[] }) {
  return (
    <dl style={{ margin: 0 }}>
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt style={mailStyles.label}>{label}</dt>
          {/* Visitors may write in any language and direction. */}
          <dd dir="auto" style={mailStyles.value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
