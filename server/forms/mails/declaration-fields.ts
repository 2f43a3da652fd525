import type { Content } from '#content/content.ts';
import type { Language } from '#domain/language/languages.ts';
import { dayInWords } from '#domain/language/moment-in-words.ts';
import type { StoredMessage } from '#server/forms/support-messages.ts';
import type { NoticeField } from '#server/outbox/mails/mail-notice.ts';
import { mailWords } from '#server/outbox/mails/mail-words.ts';

export function declarationFields(
  content: Content,
  { name, email, message, cancellation }: StoredMessage,
  language: Language,
): NoticeField[] {
  const { common, declarationConfirmation: words } = mailWords(content, language);
  const { labels } = common;
  const fields = [
    { label: labels.name, value: name },
    { label: labels.email, value: email },
    { label: labels.contract, value: message },
  ];
  if (!cancellation) return fields;
  const { cause, reason, endDate } = cancellation;
  return [
    ...fields,
    { label: labels.cause, value: words.causes[cause] },
    ...(reason === '' ? [] : [{ label: labels.reason, value: reason }]),
    { label: labels.endDate, value: endDate === '' ? words.earliest : dayInWords(language, endDate) },
  ];
}
