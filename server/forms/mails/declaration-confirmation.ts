import type { Content } from '#content/content.ts';
import { facts as factsIn } from '#content/facts.ts';
import type { DeclarationKind } from '#domain/forms/declaration.ts';
import { shortenDeclaration } from '#domain/forms/declaration-excerpt.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import type { StoredMessage } from '#server/forms/support-messages.ts';
import { fillWords, languageOfMail, mailWords } from '#server/outbox/mails/mail-words.ts';
import type { VisitorMail } from '#server/outbox/mails/visitor-mail.ts';
import { declarationFields } from './declaration-notice.ts';

/** On a durable medium (LAW-05, LAW-06). Long texts are shortened unless a person sends it (not `isAutomatic`). */
export function declarationConfirmation(
  declaration: StoredMessage,
  kind: DeclarationKind,
  content: Content,
  isAutomatic: boolean,
): VisitorMail {
  const language = languageOfMail(declaration.language);
  const { common, declarationConfirmation: words } = mailWords(content, language);
  const receivedAt = momentInWords(language, declaration.receivedAt);
  const facts = { ...factsIn(content, language), reference: declaration.reference, receivedAt };
  const own = words[kind];
  const shown = isAutomatic ? shortenDeclaration(declaration) : declaration;
  return {
    language,
    subject: fillWords(own.subject, facts),
    preview: fillWords(words.preview, facts),
    opening: [words.greeting, fillWords(own.intro, facts)],
    fields: [
      ...declarationFields(content, shown, language),
      { label: common.labels.receivedAt, value: receivedAt },
      { label: common.labels.reference, value: declaration.reference },
    ],
    ending: [
      ...(shown === declaration ? [] : [fillWords(words.shortened, facts)]),
      own.next,
      fillWords(words.keep, facts),
      `${words.closing}\n${fillWords(words.sender, facts)}`,
    ],
    remarks: [fillWords(words.footer, facts), fillWords(words.legal, facts)],
  };
}
