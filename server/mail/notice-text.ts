import type { Notice, NoticeField } from './notice.ts';

/** The text part of a notice: the same words as its HTML. */
export function noticeText({ intro, fields, link, remarks }: Notice): string {
  return [intro, fields.map(fieldText).join('\n'), link.text, '-- ', ...remarks]
    .join('\n\n')
    .replace('-- \n\n', '-- \n');
}

/** One label with its value in a text; values of several lines stand below. */
export function fieldText({ label, value }: NoticeField): string {
  return value.includes('\n') ? `${label}:\n\n${value}\n` : `${label}: ${value}`;
}
