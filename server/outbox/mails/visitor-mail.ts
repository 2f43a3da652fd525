import type { Language } from '#domain/language/languages.ts';
import { fieldText, type NoticeField } from './mail-notice.ts';

export type VisitorMail = {
  language: Language;
  /** Contains nothing a visitor typed (MAIL-01). */
  subject: string;
  preview: string;
  opening: readonly string[];
  fields: readonly NoticeField[];
  ending: readonly string[];
  remarks: readonly string[];
};

export function visitorText({ opening, fields, ending, remarks }: VisitorMail): string {
  const list = fields.length > 0 ? [fields.map(fieldText).join('\n')] : [];
  return [...opening, ...list, ...ending, `-- \n${remarks.join('\n\n')}`].join('\n\n');
}
