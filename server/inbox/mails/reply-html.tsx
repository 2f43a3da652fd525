import { renderToStaticMarkup } from 'react-dom/server';
import type { ReplyMail } from './message-reply.ts';

// Inline styles, because mail programs drop style sheets; no images, nothing from another address.
const styles = {
  body: { margin: 0, padding: '16px', color: '#1d2327', fontFamily: 'Arial, sans-serif' },
  text: {
    margin: '0 0 16px',
    maxWidth: '640px',
    fontSize: '16px',
    lineHeight: 1.5,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  quote: { margin: '0 0 16px', padding: '0 0 0 12px', borderLeft: '3px solid #d9dcde', color: '#55606a' },
  small: { margin: 0, fontSize: '13px', lineHeight: 1.5, color: '#55606a' },
} as const;

export function replyHtml(reply: ReplyMail): string {
  return `<!doctype html>${renderToStaticMarkup(<Reply reply={reply} />)}`;
}

function Reply({
  reply: { language, subject, text, closing, signature, legal, quote },
}: {
  reply: ReplyMail;
}) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={styles.body}>
        {/* People may write in any language and direction. */}
        <p dir="auto" style={styles.text}>
          {text}
        </p>
        <p style={styles.text}>{[closing, ...signature].join('\n')}</p>
        {quote && (
          <>
            <p style={styles.text}>{quote.header}</p>
            <blockquote dir="auto" style={{ ...styles.text, ...styles.quote }}>
              {quote.text}
            </blockquote>
          </>
        )}
        <p style={styles.small}>{legal}</p>
      </body>
    </html>
  );
}
