import { isPlaceholder } from '#domain/publishing/placeholders.ts';

/**
 * Signs that name the field of a text while a preview is rendered: opening, closing and end of a name, whose letters are
 * shifted. Private signs of one unit each, so that a text may be cut anywhere, set in capitals or put into an attribute.
 */
const opening = '\uE000';
const closing = '\uE001';
const end = '\uE002';
const firstLetter = 0xe100;

/** One mark; found in what was rendered. */
export const markPattern = /([\uE000\uE001])([\uE100-\uE17F]+)\uE002/g;

/** Marks that were cut in two, and marks in addresses. */
const remains = /[\uE000-\uE002\uE100-\uE17F]|%EE%8[0-5]%[89AB][0-9A-F]/g;

/** The text between two marks that name its field. An empty text stays empty, because pages ask for that. */
export function marked(field: string, text: string): string {
  if (text === '') return text;
  const name = shifted(field, firstLetter) + end;
  return opening + name + text + closing + name;
}

export function isOpening(sign: string): boolean {
  return sign === opening;
}

/** Of a field or a placeholder; undefined if no mark of ours says this. */
export function fieldOfMark(letters: string): string | undefined {
  const name = shifted(letters, -firstLetter);
  return /^[\w.-]+$/.test(name) || isPlaceholder(name) ? name : undefined;
}

export function withoutRemains(text: string): string {
  return text.replace(remains, '');
}

export function unmarked(text: string): string {
  return text.replace(markPattern, '').replace(remains, '');
}

function shifted(text: string, by: number): string {
  return Array.from(text, (letter) => String.fromCharCode(letter.charCodeAt(0) + by)).join('');
}

const fields = new WeakMap<object, string>();

/** Names the field of a record (a price, a claim) that is formatted later; for records of a preview alone. */
export function nameRecord(record: object, field: string): void {
  fields.set(record, field);
}

/** Marks what a record became, if it belongs to a preview. */
export function markedAs(record: object, text: string): string {
  const field = fields.get(record);
  return field === undefined ? text : marked(field, text);
}
