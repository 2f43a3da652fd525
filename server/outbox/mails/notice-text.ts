import type { MailNotice, NoticeField } from './mail-notice.ts';

export function noticeText({ intro, fields, link, remarks }: MailNotice): string {
  return [intro, fields.map(fieldText).join('\n'), link.text, '-- ', ...remarks]
    .join('\n\n')
    .replace('-- \n\n', '-- \n');
}

export function fieldText({ label, value }: NoticeField): string {
  return value.includes('\n') ? `${label}:\n\n${value}\n` : `${label}: ${value}`;
}
