import type { Content } from '#content/content.ts';
import type { DeclarationKind } from '#domain/forms/declaration.ts';
import { shortenDeclaration } from '#domain/forms/declaration-excerpt.ts';
import type { Language } from '#domain/language/languages.ts';
import { dayInWords, momentInWords } from '#domain/language/moment-in-words.ts';
import { monthsInWords } from '#domain/language/months-in-words.ts';
import type { StoredMessage } from '#server/forms/support-messages.ts';
import type { MailBody, MailField } from '#server/outbox/mails/mail-body.tsx';
import {
  languageOfMail,
  type MailNotice,
  mailWords,
  nameAndTopic,
  pageLanguageName,
  teamNotice,
  visitorLetter,
} from '#server/outbox/mails/mail-words.ts';
import type { OutboxEntry } from '#server/outbox/outbox.ts';

/** On a durable medium (LAW-05, LAW-06). Long texts are shortened unless a person sends it (not `isAutomatic`). */
export function declarationConfirmation(
  declaration: StoredMessage,
  kind: DeclarationKind,
  content: Content,
  isAutomatic: boolean,
): MailBody {
  const language = languageOfMail(declaration.language);
  const { common, declarationConfirmation: words } = mailWords(content, language);
  const receivedAt = momentInWords(language, declaration.receivedAt);
  const { reference } = declaration;
  const own = words[kind];
  const shown = isAutomatic ? shortenDeclaration(declaration) : declaration;
  const fields = [
    ...declarationFields(content, shown, language),
    { label: common.labels.receivedAt, value: receivedAt },
    { label: common.labels.reference, value: reference },
  ];
  return visitorLetter(
    content,
    language,
    { ...words, ...own },
    {
      facts: { name: nameAndTopic(declaration).name, reference, receivedAt },
      parts: [
        own.intro,
        { fields },
        ...(shown === declaration ? [] : [words.shortened]),
        own.next,
        words.keep,
      ],
    },
  );
}

export function declarationNotice(
  declaration: StoredMessage,
  kind: DeclarationKind,
  confirmation: OutboxEntry | undefined,
  content: Content,
): MailNotice {
  const { operatorLanguage: language, retention } = content.site;
  const { common, declarationNotice: words } = mailWords(content, language);
  const receivedAt = momentInWords(language, declaration.receivedAt);
  const facts = {
    name: nameAndTopic(declaration).name,
    reference: declaration.reference,
    receivedAt,
    visitorEmail: declaration.email,
    time: confirmation ? momentInWords(language, confirmation.dueAt) : '',
    retentionDeclarationPeriod: monthsInWords(retention.declarationMonths, language),
  };
  const state = stateOf(confirmation);
  const isConfirmed = state === 'sent' || state === 'sending';
  const own = words[kind];
  const { subject, intro } =
    declaration.status === 'suspected'
      ? words.suspected
      : { ...own, subject: isConfirmed ? own.subject : own.subjectUnconfirmed };
  const isShort = confirmation?.isAutomatic && shortenDeclaration(declaration) !== declaration;
  const sentences = [
    intro,
    ...(confirmation?.waitsFor ? [words.why[confirmation.waitsFor]] : []),
    words.confirmation[state],
    ...(isConfirmed && isShort ? [words.shortened] : []),
    words.reply,
  ];
  const noticeWords = { subject, preview: words.preview, intro: sentences.join(' ') };
  return {
    ...teamNotice(content, noticeWords, {
      facts,
      page: `messages?message=${declaration.id}`,
      fields: [
        ...declarationFields(content, declaration, language),
        { label: common.labels.receivedAt, value: receivedAt },
        {
          label: common.labels.pageLanguage,
          value: pageLanguageName(content, language, declaration.language),
        },
        { label: common.labels.reference, value: declaration.reference },
      ],
      remarks: [words.retention],
    }),
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

function declarationFields(
  content: Content,
  { name, email, message, cancellation }: StoredMessage,
  language: Language,
): MailField[] {
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
