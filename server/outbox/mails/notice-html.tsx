import { mailDocument } from './mail-document.tsx';
import { MailFields } from './mail-fields.tsx';
import type { MailNotice } from './mail-notice.ts';
import { mailStyles as styles } from './mail-styles.ts';

export function noticeHtml(notice: MailNotice): string {
  return mailDocument(
    notice,
    <>
      <h1 style={styles.title}>{notice.subject}</h1>
      <p style={styles.text}>{notice.intro}</p>
      <MailFields fields={notice.fields} />
      <p style={styles.action}>
        <a href={notice.link.url}>{notice.link.label}</a>
      </p>
    </>,
  );
}
