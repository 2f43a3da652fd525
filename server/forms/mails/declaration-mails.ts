import type { Content, NamespaceWords } from '#content/content.ts';
import type { DeclarationKind } from '#domain/forms/declaration.ts';
import { shortenDeclaration } from '#domain/forms/declaration-excerpt.ts';
import type { Language } from '#domain/language/languages.ts';
import { dayInWords, momentInWords } from '#domain/language/moment-in-words.ts';
import { monthsInWords } from '#domain/language/months-in-words.ts';
import type { StoredMessage } from '#server/forms/support-messages.ts';
import type { MailBody } from '#server/outbox/mails/mail-body.tsx';
import {
  labelled,
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
  const fields = labelled(common.labels, { ...declaredIn(shown, words, language), receivedAt, reference });
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
  const { common, declarationNotice: words, declarationConfirmation } = mailWords(content, language);
  const { reference } = declaration;
  const receivedAt = momentInWords(language, declaration.receivedAt);
  const facts = {
    name: nameAndTopic(declaration).name,
    reference,
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
      fields: labelled(common.labels, {
        ...declaredIn(declaration, declarationConfirmation, language),
        receivedAt,
        pageLanguage: pageLanguageName(content, language, declaration.language),
        reference,
      }),
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

function declaredIn(
  { name, email, message: contract, cancellation }: StoredMessage,
  { causes, earliest }: NamespaceWords<'mail'>['declarationConfirmation'],
  language: Language,
) {
  if (!cancellation) return { name, email, contract };
  const { cause, reason, endDate: day } = cancellation;
  const endDate = day === '' ? earliest : dayInWords(language, day);
  return { name, email, contract, cause: causes[cause], ...(reason !== '' && { reason }), endDate };
}
