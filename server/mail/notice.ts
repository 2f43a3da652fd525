import type { Language } from '#domain/languages.ts';

/** What a notice to the operator says; its HTML and its text are both made from this. */
export type Notice = {
  language: Language;
  /** Never holds anything a visitor typed (MAIL-01). */
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  intro: string;
  fields: readonly NoticeField[];
  /** Where the entry is in the admin area. */
  link: { readonly label: string; readonly text: string; readonly url: string };
  /** Small print. */
  remarks: readonly string[];
  /** Where an answer to the mail goes, if the visitor left an address. */
  replyTo?: { name: string; address: string };
};

export type NoticeField = { label: string; value: string };
