/** More than anybody has reason to send. A list may be 16 KB long, and whoever sends it should not make us read it. */
const mostEntries = 20;

/** The first entries of a header that is a list (RFC 9110 5.6.1), without the space around them. */
export function firstEntries(list: string, most = mostEntries): string[] {
  return list.split(',', most).map((entry) => entry.trim());
}

/** The entry at this place from the end of such a list, 1 being the last; undefined if the list is shorter. */
export function entryFromEnd(list: string, place: number): string | undefined {
  let rest = list;
  for (let passed = 1; passed < place; passed += 1) {
    const comma = rest.lastIndexOf(',');
    if (comma < 0) return undefined;
    rest = rest.slice(0, comma);
  }
  return rest.slice(rest.lastIndexOf(',') + 1).trim();
}
