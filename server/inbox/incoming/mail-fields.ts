/** Bytes: what is longer was not written by a person, and takes long to read. */
export const longestField = 8 * 1024;

/** Nobody asks them, and their lists of groups take long to read. */
const unread = /^(?:to|cc|bcc|reply-to|resent-[a-z-]+|delivered-to):/i;

/** Where the head of a mail ends, in bytes; its whole length if it has no body. */
export function endOfHead(source: Buffer): number {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => source.indexOf(end)).filter((end) => end !== -1);
  return ends.length > 0 ? Math.min(...ends) : source.length;
}

/** The fields of a head that are read, none longer than `longestField`. Bytes as Latin 1. */
export function fieldsOf(head: Buffer): string[] {
  return head
    .toString('latin1')
    .split(/\r?\n(?![ \t])/)
    .filter((field) => !unread.test(field))
    .map(bounded);
}

/** The nearest of the mails that one answers stand last. */
function bounded(field: string): string {
  if (field.length <= longestField) return field;
  const name = /^(?:references|in-reply-to):/i.exec(field)?.[0];
  return name === undefined
    ? field.slice(0, longestField)
    : `${name} ${field.slice(-longestField).replaceAll(/[\r\n]+/g, ' ')}`;
}
