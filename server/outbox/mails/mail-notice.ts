import type { Language } from '#domain/language/languages.ts';

/** Both the HTML and the text part are made from this. */
export type MailNotice = {
  language: Language;
  /** What a visitor typed is in it only as `nameAndTopic` gives it. */
  subject: string;
  preview: string;
  intro: string;
  fields: readonly NoticeField[];
  link: { readonly label: string; readonly text: string; readonly url: string };
  remarks: readonly string[];
  replyTo?: { name: string; address: string };
};

export type NoticeField = { label: string; value: string };
