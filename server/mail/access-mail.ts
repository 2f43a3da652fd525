import { factsOf } from '#content/facts.ts';
import { momentInWords } from '#domain/moment-in-words.ts';
import type { SiteConfig } from '#site.config.ts';
import { fillWords } from './fill-words.ts';
import { mailWords } from './mail-words.ts';
import type { VisitorMail } from './visitor-mail.ts';

/** The kinds of mail that tell an operator about their own account, and their words. */
const wordsOf = {
  'password-changed': 'passwordChanged',
  'new-sign-in': 'newSignIn',
  'sign-in-warning': 'signInWarning',
} as const;

export type AccessMailKind = keyof typeof wordsOf;

export function isAccessMailKind(kind: string): kind is AccessMailKind {
  return Object.hasOwn(wordsOf, kind);
}

/** Word to an operator of what happened to their account at `at`; `details` fill its words. */
export function accessMail(
  kind: AccessMailKind,
  { at, details }: { at: string; details: Readonly<Record<string, string>> },
  site: SiteConfig,
): VisitorMail {
  const language = site.operatorLanguage;
  const { access } = mailWords(language);
  const words = access[wordsOf[kind]];
  const facts = {
    ...factsOf(site, language),
    happenedAt: momentInWords(language, at),
    device: access.unknownDevice,
    ...details,
  };
  return {
    language,
    subject: fillWords(words.subject, facts),
    preview: fillWords(access.preview, facts),
    opening: [fillWords(access.greeting, facts), ...words.paragraphs.map((text) => fillWords(text, facts))],
    fields: [],
    ending: [],
    remarks: [fillWords(access.footer, facts)],
  };
}
