import type { Language } from '#domain/language/languages.ts';

/** Both the HTML and the text part are made from this. */
export type MailNotice = {
  language: Language;
  /** Contains words of a visitor only as `nameAndTopic` gives them. */
  subject: string;
  preview: string;
  intro: string;
  fields: readonly NoticeField[];
  link: { readonly label: string; readonly text: string; readonly url: string };
  remarks: readonly string[];
  replyTo?: { name: string; address: string };
};

export type NoticeField = { label: string; value: string };

/** Characters; a mail of hundreds of pages fills mailboxes (SEC-13). */
const longest = 4000;

export function shortened(text: string, remark: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).toWellFormed()} … ${remark}`;
}

export function noticeText({ intro, fields, link, remarks }: MailNotice): string {
  return [intro, fields.map(fieldText).join('\n'), link.text, '-- ', ...remarks]
    .join('\n\n')
    .replace('-- \n\n', '-- \n');
}

export function fieldText({ label, value }: NoticeField): string {
  return value.includes('\n') ? `${label}:\n\n${value}\n` : `${label}: ${value}`;
}
