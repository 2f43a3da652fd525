import type { Notice, NoticeField } from './notice.ts';

export function noticeText({ intro, fields, link, remarks }: Notice): string {
  return [intro, fields.map(fieldText).join('\n'), link.text, '-- ', ...remarks]
    .join('\n\n')
    .replace('-- \n\n', '-- \n');
}

export function fieldText({ label, value }: NoticeField): string {
  return value.includes('\n') ? `${label}:\n\n${value}\n` : `${label}: ${value}`;
}
