import { MailFields, mailDocument, mailStyles as styles } from './mail-document.tsx';
import type { VisitorMail } from './visitor-mail.ts';

export function visitorHtml(mail: VisitorMail): string {
  return mailDocument(
    mail,
    <>
      <Paragraphs texts={mail.opening} />
      {mail.fields.length > 0 && (
        <div style={styles.declared}>
          <MailFields fields={mail.fields} />
        </div>
      )}
      <Paragraphs texts={mail.ending} />
    </>,
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
