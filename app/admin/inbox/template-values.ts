import type { WholeMessage } from '#domain/api/message.ts';
import type { TemplatePlaceholder } from '#domain/inbox/reply-template.ts';
import { type Language, languageRules } from '#domain/language/languages.ts';

/** What the placeholders of a template stand for, in the language of the reply. */
export function templateValues(
  message: Pick<WholeMessage, 'reference' | 'name' | 'receivedAt'>,
  { language, operatorName, now }: { language: Language; operatorName: string; now: Date },
): Record<TemplatePlaceholder, string> {
  const day = new Intl.DateTimeFormat(languageRules[language].clockLocale, { dateStyle: 'long' });
  return {
    name: message.name,
    reference: message.reference,
    received: day.format(new Date(message.receivedAt)),
    today: day.format(now),
    operator: operatorName,
  };
}
