import { MailFields, mailDocument, mailStyles as styles } from './mail-document.tsx';
import type { MailNotice } from './mail-notice.ts';

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
