import type { Language } from '#domain/languages.ts';
import type { NoticeField } from './notice.ts';
import { fieldText } from './notice-text.ts';

/** What a mail says that answers a visitor by itself; its HTML and its text are both made from this. */
export type VisitorMail = {
  /** The visitor's, as far as the form told. */
  language: Language;
  /** Never holds anything a visitor typed (MAIL-01). */
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  /** From the greeting on. */
  opening: readonly string[];
  /** What the visitor declared; an acknowledgement repeats nothing (MAIL-04). */
  fields: readonly NoticeField[];
  /** Up to the signature, which may have several lines. */
  ending: readonly string[];
  /** Small print. */
  remarks: readonly string[];
};

/** The text part of such a mail: the same words as its HTML. */
export function visitorText({ opening, fields, ending, remarks }: VisitorMail): string {
  const list = fields.length > 0 ? [fields.map(fieldText).join('\n')] : [];
  return [...opening, ...list, ...ending, `-- \n${remarks.join('\n\n')}`].join('\n\n');
}
