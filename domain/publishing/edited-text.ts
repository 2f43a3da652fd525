import { cleanLine, cleanText } from '#domain/language/clean-text.ts';
import { isLanguage, type Language } from '#domain/language/languages.ts';
import { asPlaceholder, placeholdersIn, replacePlaceholders } from './placeholders.ts';

/** Why a value is refused. `at` is the part of the text that is meant; `placeholders` could replace it. */
export type EditProblem = {
  /** A key of the words of problems. */
  readonly code: string;
  readonly at?: string;
  readonly limit?: number;
  readonly placeholders?: readonly string[];
};

export type TextPlace = {
  readonly language: Language;
  /** The file: a page, `common`, `mail`, an offering. */
  readonly namespace: string;
  /** Path in the file, the same in each language. */
  readonly path: string;
};

/** Undefined for fields that are no texts. */
export function textPlaceOf(id: string): TextPlace | undefined {
  const [language = '', namespace = '', ...path] = id.split('.');
  return isLanguage(language) ? { language, namespace, path: path.join('.') } : undefined;
}

type TextRules = {
  /** The text of the files: what it contains is allowed. */
  readonly defaultValue: string;
  /** Name of each fact → as the page shows it. */
  readonly facts: Readonly<Record<string, string>>;
  readonly mayBeEmpty?: boolean;
};

/** Names of facts that are claims. */
const claimName = /^claim[A-Z]/;

const tag = /<\/?[a-z!][^>]*>?/i;
// A number is read from its first digit alone, or a long one would take quadratic time.
const amount =
  /(?:[€$]\s?\d[\d.,]*\d|[€$]\s?\d|(?<!\d[.,]*)\d[\d.,]*\s?(?:€|\$|(?:EUR|USD|CHF|Euro|Dollar|euros?|dollars?)(?!\p{L})))/gu;
const percentage = /(?<!\d[.,]*)\d[\d.,]*\s?%/g;

/** A headline is never a page. */
const shortest = 200;
const longest = 5000;

export function longestEdit(defaultValue: string): number {
  return Math.min(longest, Math.max(shortest, defaultValue.length * 4));
}

/**
 * Plain text in Unicode's composed form, with the space at its end that the defaultValue text has: no HTML; soft hyphens, joiners and narrow spaces
 * stay. Amounts and claims are placeholders, so that they are true everywhere at once.
 */
export function judgeEditedText(given: unknown, rules: TextRules): { readonly value: string } | EditProblem {
  if (typeof given !== 'string') return { code: 'type' };
  const limit = longestEdit(rules.defaultValue);
  if (given.length > limit) return { code: 'tooLong', limit };
  const text = rules.defaultValue.includes('\n') ? cleanText(given) : cleanLine(given);
  if (text === '') return rules.mayBeEmpty ? { value: '' } : { code: 'required' };
  // Prefilled texts end where visitors go on.
  const value = text + /\s*$/.exec(rules.defaultValue)![0];
  return firstProblem(value, rules) ?? { value };
}

function firstProblem(value: string, rules: TextRules): EditProblem | undefined {
  const markup = tag.exec(value);
  if (markup) return { code: 'markup', at: markup[0] };
  return placeholderProblem(value, rules) ?? typedProblem(value, rules);
}

function placeholderProblem(value: string, { defaultValue, facts }: TextRules): EditProblem | undefined {
  const broken = /\{\{|\}\}/.exec(replacePlaceholders(value, () => ''));
  if (broken) return { code: 'brokenPlaceholder', at: broken[0] };
  const before = placeholdersIn(defaultValue);
  const now = placeholdersIn(value);
  const unknown = now.find((name) => !before.includes(name) && !Object.hasOwn(facts, name));
  if (unknown) return { code: 'unknownPlaceholder', at: asPlaceholder(unknown) };
  // Facts of the moment (a count, a name) have no other place.
  const lost = before.find((name) => !now.includes(name) && !Object.hasOwn(facts, name));
  return lost ? { code: 'lostPlaceholder', at: asPlaceholder(lost) } : undefined;
}

function typedProblem(value: string, { defaultValue, facts }: TextRules): EditProblem | undefined {
  const typed = (pattern: RegExp) =>
    Array.from(value.matchAll(pattern), ([text]) => text).find((text) => !defaultValue.includes(text));
  const price = typed(amount);
  if (price) return { code: 'typedPrice', at: price, placeholders: namesShownAs(price, facts) };
  const percent = typed(percentage);
  if (!percent) return undefined;
  const shownSo = namesShownAs(percent, facts).filter((name) => claimName.test(name));
  return shownSo.length > 0 ? { code: 'typedClaim', at: percent, placeholders: shownSo } : undefined;
}

function namesShownAs(text: string, facts: Readonly<Record<string, string>>): string[] {
  const plain = withoutSpaces(text);
  return Object.entries(facts).flatMap(([name, shown]) => (withoutSpaces(shown) === plain ? [name] : []));
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}
