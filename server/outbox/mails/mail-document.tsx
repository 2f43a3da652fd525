import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#domain/language/languages.ts';
import { mailStyles as styles } from './mail-styles.ts';

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
      <body style={styles.body}>
        <div style={styles.preview}>{preview}</div>
        <main style={styles.card}>
          {content}
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
