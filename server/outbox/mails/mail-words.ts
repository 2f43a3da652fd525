import type { Content, NamespaceWords } from '#content/content.ts';
import { defaultLanguage, isLanguage, type Language, languageName } from '#domain/language/languages.ts';
import { fill, placeholdersIn } from '#domain/publishing/placeholders.ts';
import type { MailField, MailNotice } from './mail-body.tsx';

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

type NoticeWords = Readonly<Record<'subject' | 'preview' | 'intro' | 'button' | 'link', string>>;
type Notice = { facts: Facts; page: string; fields: readonly MailField[]; remarks?: readonly string[] };

/** A notice in the words of its kind. Its facts are given, and the addresses of the site and of the `page` in the admin area. */
export function teamNotice(
  content: Content,
  words: NoticeWords,
  { facts, page, fields, remarks = [] }: Notice,
): MailNotice {
  const { origin, operatorLanguage: language } = content.site;
  const url = `${origin}/admin/${page}`;
  const filled = (text: string) => fillWords(text, { ...facts, siteUrl: origin, adminUrl: url });
  return {
    language,
    subject: filled(words.subject),
    preview: filled(words.preview),
    opening: [filled(words.intro)],
    fields,
    link: { label: words.button, text: filled(words.link), url },
    remarks: [...remarks, mailWords(content, language).common.operatorFooter].map(filled),
  };
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
