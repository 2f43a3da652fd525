import { renderToStaticMarkup } from 'react-dom/server';
import { MailFields } from './mail-fields.tsx';
import { mailStyles as styles } from './mail-styles.ts';
import type { Notice } from './notice.ts';

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
          <MailFields fields={notice.fields} />
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
