/** A list may be 16 KB long; the rest is not worth reading. */
const mostEntries = 20;

/** Entries of a list header (RFC 9110 5.6.1), trimmed. */
export function firstEntries(list: string, most = mostEntries): string[] {
  return list.split(',', most).map((entry) => entry.trim());
}

/** 1 is the last; undefined if the list is shorter. */
export function entryFromEnd(list: string, place: number): string | undefined {
  let rest = list;
  for (let passed = 1; passed < place; passed += 1) {
    const comma = rest.lastIndexOf(',');
    if (comma < 0) return undefined;
    rest = rest.slice(0, comma);
  }
  return rest.slice(rest.lastIndexOf(',') + 1).trim();
}
