import endings from 'tlds/index.json' with { type: 'json' };
import { composed } from '#domain/language/composed-text.ts';

/** IANA's list. Internationalised domains are in their own letters. */
const topLevelDomains = new Set(endings);

/** Recognised even when written like German prose (`Ende.Com`). */
const commonEndings = new Set(
  'com net org info biz de at ch eu io co me app dev ai xyz top online shop site store live click link club vip icu ru cn uk fr nl pl tk cc'.split(
    ' ',
  ),
);

const dottedRuns = /[\p{L}\p{N}_.-]+\/?/gu;

const scheme = /(?:https?|hxxps?|ftps?|mailto|tel|sms|www)\s{0,3}[:.]|:\s{0,3}\/\s{0,3}\//i;
/** A dot disguised from programs: `[.]`, `(dot)`. */
const hiddenDot = /\s?[[({<]\s?(?:\.|dot|punkt)\s?[\])}>]\s?/gi;
/** Dots of other scripts, and middle dots. */
const otherDots = /(?<=[\p{L}\p{N}])[\u00B7\u2022\u2219\u06D4](?=[\p{L}\p{N}])/gu;
/** A space before a dot, or the word for a dot, where a sentence would not have it. */
const spacedHost = /[\p{L}\p{N}](?: {1,2}\. {0,2}| (?:punkt|dot) )(\p{L}{2,24})(?![\p{L}\p{N}])/giu;
const partedHost = /[\p{L}\p{N}] {0,2}\. {0,2}(?:com|net|org|info|xyz|top|online|shop|site)(?![\p{L}\p{N}])/u;
const fourBytes = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g;
const hexGroups = /(?:[\da-f]{1,4}:){3}|::[\da-f]{1,4}(?![\da-z])/i;

const days = /\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:\d{4}|\d{2})(?!\d)|\d{4}-\d{2}-\d{2}(?!\d)/g;
/** Our own references, which customers quote. */
const references = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\be-\d{4}-\d{7}\b/gi;
const digitRuns = /(?<![\p{L}\p{N}])\+?\d[\d /().-]*/gu;
/** A number that begins with + or 0 and has any separator after the area code. */
const partedNumber =
  /(?<![\p{L}\p{N}])(?:\+|[[(]?0(?:\d{2,5})?[\])]?(?=[^\p{L}\p{N}]))(?:[^\p{L}\p{N}\s]{0,2}[ \u00A0\u2009]?\d){7,}/u;
const bankAccount = /\b[a-z]{2}\d{2}(?:[ ,.-]{0,2}[a-z]{0,4}[ ,.-]{0,2}\d){10,}/i;
/** Addresses of crypto wallets. */
const longCode = /(?<![a-z\d])(?=[a-z]{0,40}\d)(?=\d{0,40}[a-z])[a-z\d]{24,}/i;
const handle = /\b(?:telegram|threema|skype|instagram|snapchat|wechat)\s{0,3}:/i;
const phoneWord =
  /(?:\btel(?![a-z])|\btelefon|\bphone|\bcall\b|\bhotline|\bwhatsapp|\banruf|\brufe|\bfax\b|\bsms\b)[^\d]{0,24}\+?\d[\d /().-]{3}/i;
/** Premium-rate and mobile numbers, in any notation. */
const knownPrefix = /^\(?0(?:900|800|700|180|190|137|32|1[5-7]\d)(?=[\d /()-])/;
const dialled = /^(?:\+|\(?0\d{2,4}\)?[ /]|\(?0\d{2,4}\)?-\d{5})/;
/** Numbers of contracts, customers and invoices are shorter. */
const fewDigits = 7;
const manyDigits = 13;

/**
 * True for a web address or anything that mail programs link (a dotted host name in any script, an IP address), an
 * e-mail address or a telephone number; not for `ownEmail`, which people write beside their contract, nor for a
 * contract's product, day and number. Linear time.
 */
export function namesContact(text: string, ownEmail = ''): boolean {
  const seen = asSeen(text);
  const rest = ownEmail === '' ? seen : without(seen, asSeen(ownEmail));
  return (
    rest.includes('@') ||
    scheme.test(rest) ||
    partedHost.test(rest) ||
    handle.test(rest) ||
    [...rest.matchAll(spacedHost)].some(([, ending = '']) => topLevelDomains.has(ending.toLowerCase())) ||
    hexGroups.test(rest) ||
    [...rest.matchAll(fourBytes)].some(([found]) => found.split('.').every((part) => Number(part) < 256)) ||
    [...rest.matchAll(dottedRuns)].some(([run]) => namesHost(run)) ||
    namesPhone(rest)
  );
}

/** The text as readers and mail programs see it: wide characters become plain, invisible ones vanish. */
function asSeen(text: string): string {
  return composed(text, 'NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('\u3002', '.')
    .replaceAll(otherDots, '.')
    .replaceAll(hiddenDot, '.')
    .replaceAll(/\p{Nd}/gu, inAscii)
    .replaceAll(/(?<=\d)[oO]+(?=[\doO]*(?: ?\d))|[oO]+(?=\d)/g, (letters) => '0'.repeat(letters.length));
}

/** In Unicode, the digits of a script follow each other from 0 to 9. */
function inAscii(digit: string): string {
  const code = digit.codePointAt(0)!;
  if (code < 128) return digit;
  let zero = code;
  while (zero > code - 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

function without(text: string, email: string): string {
  const wanted = email.toLowerCase();
  const lower = text.toLowerCase();
  // If lower case has another length, positions differ and nothing is removed.
  if (wanted === '' || lower.length !== text.length) return text;
  let rest = '';
  let end = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, end)) {
    rest += `${text.slice(end, at)} `;
    end = at + wanted.length;
  }
  return rest + text.slice(end);
}

const company = /^co\.(?:kg|ohg)\.?\/?$/i;
const title = /^(?:dr|prof|dipl)$/i;

function namesHost(run: string): boolean {
  const labels = run.replace(/\/$/, '').replace(/\.$/, '').split('.');
  return labels.some((label, index) => {
    const before = labels[index - 1];
    const ending = /^(?:xn--[a-z\d-]+|\p{L}{2,}(?![\p{L}\p{N}]))/iu.exec(label)?.[0];
    if (!before || ending === undefined) return false;
    if (commonEndings.has(ending.toLowerCase())) return true;
    if (index < labels.length - 1 || company.test(run)) return false;
    // Shorter ones are words: `gekündigt.Es`.
    if (ending.length > 2 && topLevelDomains.has(ending.toLowerCase()) && !title.test(before)) return true;
    // `gekündigt.Bitte` lacks a space; `z.B.das`, `3.mai`, `Dr.med` are hosts only if a path follows.
    const isCapitalised = /^\p{Lu}\p{Ll}/u.test(ending);
    const isProse = isCapitalised || /^(?:\p{L}|\d{1,2})$/u.test(before) || title.test(before);
    return !isProse || (run.endsWith('/') && !isCapitalised);
  });
}

function namesPhone(text: string): boolean {
  const plain = text.replaceAll(references, ' reference ').replaceAll(days, ' day ');
  if (phoneWord.test(plain) || partedNumber.test(plain) || bankAccount.test(plain) || longCode.test(plain))
    return true;
  return [...plain.matchAll(digitRuns)].some(([run]) => {
    const digits = run.replaceAll(/\D/g, '').length;
    return digits >= manyDigits || (digits >= fewDigits && (knownPrefix.test(run) || dialled.test(run)));
  });
}
