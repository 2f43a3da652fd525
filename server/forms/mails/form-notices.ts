import type { Content } from '#content/content.ts';
import { surveyChoices } from '#content/offerings/survey-choices.ts';
import type { DeclarationKind } from '#domain/forms/declaration.ts';
import { shortenDeclaration } from '#domain/forms/declaration-excerpt.ts';
import { messageFields } from '#domain/forms/support-message.ts';
import type { Language } from '#domain/language/languages.ts';
import { dayInWords, momentInWords } from '#domain/language/moment-in-words.ts';
import { monthsInWords } from '#domain/language/months-in-words.ts';
import type { StoredMessage } from '#server/forms/support-messages.ts';
import type { StoredResponse } from '#server/forms/survey-responses.ts';
import { type MailNotice, type NoticeField, shortened } from '#server/outbox/mails/mail-notice.ts';
import { fillWords, mailWords, pageLanguageName } from '#server/outbox/mails/mail-words.ts';
import { nameAndTopic } from '#server/outbox/mails/topic.ts';
import type { OutboxEntry } from '#server/outbox/outbox.ts';

export function declarationNotice(
  declaration: StoredMessage,
  kind: DeclarationKind,
  confirmation: OutboxEntry | undefined,
  content: Content,
): MailNotice {
  const { site } = content;
  const language = site.operatorLanguage;
  const { common, declarationNotice: words, messageNotice } = mailWords(content, language);
  const receivedAt = momentInWords(language, declaration.receivedAt);
  const facts = {
    name: nameAndTopic(declaration).name,
    reference: declaration.reference,
    receivedAt,
    visitorEmail: declaration.email,
    siteUrl: site.origin,
    adminUrl: `${site.origin}/admin/messages?message=${declaration.id}`,
    retentionDeclarationPeriod: monthsInWords(site.retention.declarationMonths, language),
  };
  const state = stateOf(confirmation);
  const isConfirmed = state === 'sent' || state === 'sending';
  const own = words[kind];
  const { subject, intro } =
    declaration.status === 'suspected'
      ? words.suspected
      : { ...own, subject: isConfirmed ? own.subject : own.subjectUnconfirmed };
  const time = confirmation ? momentInWords(language, confirmation.dueAt) : '';
  const sentences = [
    intro,
    ...(confirmation?.waitsFor ? [words.why[confirmation.waitsFor]] : []),
    fillWords(words.confirmation[state], { ...facts, time }),
    ...(isConfirmed && confirmation?.isAutomatic && shortenDeclaration(declaration) !== declaration
      ? [words.shortened]
      : []),
    fillWords(words.reply, facts),
  ];
  return {
    language,
    subject: fillWords(subject, facts),
    preview: fillWords(words.preview, facts),
    intro: sentences.join(' '),
    fields: [
      ...declarationFields(content, declaration, language),
      { label: common.labels.receivedAt, value: receivedAt },
      { label: common.labels.pageLanguage, value: pageLanguageName(content, language, declaration.language) },
      { label: common.labels.reference, value: declaration.reference },
    ],
    link: { label: messageNotice.button, text: fillWords(messageNotice.link, facts), url: facts.adminUrl },
    remarks: [fillWords(words.retention, facts), fillWords(common.operatorFooter, facts)],
    replyTo: { name: declaration.name, address: declaration.email },
  };
}

/** A confirmation that is due is sent by the worker that sends this notice. */
function stateOf(confirmation: OutboxEntry | undefined) {
  if (!confirmation || confirmation.status === 'held') return 'held';
  if (confirmation.status !== 'queued') return confirmation.status;
  if (confirmation.waitsFor) return 'waiting';
  return confirmation.lastError === null ? 'sending' : 'retrying';
}

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

export function messageNotice(message: StoredMessage, content: Content): MailNotice {
  const { site } = content;
  const language: Language = site.operatorLanguage;
  const { common, messageNotice: words } = mailWords(content, language);
  const short = (text: string) => shortened(text, common.shortened);
  const facts = {
    ...nameAndTopic(message),
    reference: message.reference,
    receivedAt: momentInWords(language, message.receivedAt),
    visitorEmail: short(message.email),
    pageLanguage: pageLanguageName(content, language, message.language),
    siteUrl: site.origin,
    adminUrl: `${site.origin}/admin/messages?message=${message.id}`,
    retentionMessageMonths: String(site.retention.messageMonths),
  };
  return {
    language,
    subject: fillWords(words.subject, facts),
    preview: fillWords(words.preview, facts),
    intro: fillWords(words.intro, facts),
    fields: [
      ...messageFields.map((field) => ({
        label: common.labels[field],
        value: short(message[field]) || common.notGiven,
      })),
      ...(['receivedAt', 'pageLanguage', 'reference'] as const).map((field) => ({
        label: common.labels[field],
        value: facts[field],
      })),
    ],
    link: { label: words.button, text: fillWords(words.link, facts), url: facts.adminUrl },
    remarks: [fillWords(words.retention, facts), fillWords(common.operatorFooter, facts)],
    replyTo: { name: message.name, address: message.email },
  };
}

export function responseNotice(response: StoredResponse, content: Content): MailNotice {
  const { site } = content;
  const language: Language = site.operatorLanguage;
  const { common, responseNotice: words } = mailWords(content, language);
  const short = (text: string) => shortened(text, common.shortened);
  const facts = {
    reference: response.id,
    receivedAt: momentInWords(language, response.receivedAt),
    name: short(response.name),
    companyOrOccupation: short(response.companyOrOccupation) || common.notGiven,
    solution:
      surveyChoices(content.offerings).find(({ id }) => id === response.solutionUsed)?.name ??
      response.solutionUsed,
    rating: String(response.rating),
    comment: short(response.comment) || common.notGiven,
    pageLanguage: pageLanguageName(content, language, response.language),
    siteUrl: site.origin,
    adminUrl: `${site.origin}/admin/responses`,
    retentionResponseMonths: String(site.retention.responseMonths),
  };
  return {
    language,
    subject: fillWords(words.subject, { ...facts, name: nameAndTopic({ ...response, message: '' }).name }),
    preview: fillWords(words.preview, facts),
    intro: fillWords(words.intro, facts),
    fields: (Object.keys(words.fields) as (keyof typeof words.fields)[]).map((field) => ({
      label: common.labels[field],
      value: fillWords(words.fields[field], facts),
    })),
    link: { label: words.button, text: fillWords(words.link, facts), url: facts.adminUrl },
    remarks: [words.consent, words.retention, common.operatorFooter].map((text) => fillWords(text, facts)),
  };
}
