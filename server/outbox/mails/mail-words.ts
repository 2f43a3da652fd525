import type { Content, NamespaceWords } from '#content/content.ts';
import { facts as factsIn } from '#content/facts.ts';
import { defaultLanguage, isLanguage, type Language, languageName } from '#domain/language/languages.ts';
import { fill, placeholdersIn } from '#domain/publishing/placeholders.ts';
import type { MailBody, MailField, MailPart } from './mail-body.tsx';

export function mailWords({ words }: Content, language: Language): NamespaceWords<'mail'> {
  return words[language].mail;
}

export function languageOfMail(pageLanguage: string | null): Language {
  return isLanguage(pageLanguage) ? pageLanguage : defaultLanguage;
}

export function pageLanguageName(content: Content, language: Language, pageLanguage: string | null): string {
  const { notGiven } = mailWords(content, language).common;
  return isLanguage(pageLanguage) ? languageName(pageLanguage, language) : notGiven;
}

type Facts = Readonly<Record<string, string>>;

/**
 * Throws if a value is missing. Only a fact of an offering (`nova.price.session`), which operators may put into any mail,
 * stays as it is: that mail is sent all the same.
 */
export function fillWords(text: string, facts: Facts): string {
  const missing = placeholdersIn(text).find((name) => /^\w+$/.test(name) && !Object.hasOwn(facts, name));
  if (missing !== undefined) throw new Error(`The text needs the fact "${missing}"`);
  return fill(text, facts);
}

type MailWords = Pick<MailBody, 'subject' | 'preview' | 'parts' | 'footer'>;

/** Fills the words of a mail, but nothing that a person typed: that is in parts of other kinds. */
export function writeMail(language: Language, { subject, preview, parts, footer }: MailWords, facts: Facts) {
  const filled = (text: string) => fillWords(text, facts);
  return {
    language,
    subject: filled(subject),
    preview: preview && filled(preview),
    parts: parts.map((part) => (typeof part === 'string' ? filled(part) : part)),
    footer: footer.map(filled),
  } satisfies MailBody;
}

type LetterWords = Readonly<Record<'subject' | 'preview' | 'footer', string>>;
type Letter = { facts: Facts; parts: readonly MailPart[] };

/** To a visitor, from the team; greets by name if `facts` has one. */
export function visitorLetter(
  content: Content,
  language: Language,
  { subject, preview, footer }: LetterWords,
  { facts, parts }: Letter,
): MailBody {
  const { common } = mailWords(content, language);
  const { closing, sender, legal } = common;
  const words = {
    subject,
    preview,
    parts: [greeting(common, facts), ...parts, `${closing}\n${sender}`],
    footer: [footer, legal],
  };
  return writeMail(language, words, { ...factsIn(content, language), ...facts });
}

/** Filled together with the other words. */
export function greeting(words: NamespaceWords<'mail'>['common'], { name }: Facts): string {
  return name ? words.namedGreeting : words.greeting;
}

/** A mail to the team about something that it can open in the admin area. */
export type MailNotice = MailBody & { replyTo?: { name: string; address: string } };

type Labels = NamespaceWords<'mail'>['common']['labels'];

/** Fields in the order of `values`. */
export function labelled(labels: Labels, values: Partial<Record<keyof Labels, string>>): MailField[] {
  return Object.entries(values).map(([name, value]) => ({ label: labels[name as keyof Labels], value }));
}

type NoticeWords = Readonly<Record<'subject' | 'preview' | 'intro', string>>;
type Notice = { facts: Facts; page: string; fields: readonly MailField[]; remarks?: readonly string[] };

/** In the words of its kind, about a `page` of the admin area. */
export function teamNotice(
  content: Content,
  { subject, preview, intro }: NoticeWords,
  { facts, page, fields, remarks = [] }: Notice,
): MailNotice {
  const { origin, operatorLanguage: language } = content.site;
  const { open, operatorFooter } = mailWords(content, language).common;
  const words = {
    subject,
    preview,
    parts: [intro, { fields }, { label: open, link: `${origin}/admin/${page}` }],
    footer: [...remarks, operatorFooter],
  };
  return writeMail(language, words, { ...facts, siteUrl: origin });
}

/** Characters; a mail of hundreds of pages fills mailboxes (SEC-13). */
const longestValue = 4000;

export function shortened(text: string, remark: string): string {
  if (text.length <= longestValue) return text;
  return `${text.slice(0, longestValue).toWellFormed()} … ${remark}`;
}

const longestName = 40;
const longestTopic = 70;

/** Name and beginning of a text on one line, for a subject; header encoding is the mail library's work (RFC 2047). */
export function nameAndTopic({ name, message }: { name: string; message: string }) {
  const line = firstLine(message);
  return { name: cut(oneLine(name), longestName), topic: cut(line, longestTopic) };
}

/** "Guten Tag," alone says nothing: then the line after it is the topic. */
function firstLine(text: string): string {
  const lines = text
    .split(/[\r\n]+/)
    .map(oneLine)
    .filter(Boolean);
  const said = lines.find((line) => !isGreeting(line)) ?? lines[0] ?? '';
  return said.replace(/^(?:re|aw|fwd?|wg):\s*/i, '');
}

function isGreeting(line: string): boolean {
  return line.length < longestName && /[,!]$/.test(line);
}

/** Removes control characters and those that turn the direction of the text (Trojan Source). */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** At the end of a word if there is one nearby. */
function cut(text: string, longest: number): string {
  const letters = [...text];
  if (letters.length <= longest) return text;
  const whole = letters.slice(0, longest).join('');
  const end = whole.lastIndexOf(' ');
  return `${(end > longest / 2 ? whole.slice(0, end) : whole).trim()} …`;
}
