/** Ten million numbers a month: a drawn one is hardly ever taken. */
export const referenceDigits = 7;

/** The short number of a message, for the phone: year, month and seven drawn digits. */
export const referencePattern = /^E-\d{4}-\d{7}$/;

const mostReferences = 10;

/** Anywhere in a text, with spaces, dashes of any kind or nothing between its parts. */
const saidReference = /(?<!\w)(?:e\W?)?(\d{4})\W?(\d{7})(?!\w)/i;

/** `receivedAt` is ISO 8601: `referenceOf('2026-11-23T…', 42719)` is `E-2611-0042719`. */
export function referenceOf(receivedAt: string, number: number): string {
  const month = receivedAt.slice(2, 7).replace('-', '');
  return `E-${month}-${String(number).padStart(referenceDigits, '0')}`;
}

/** The reference in `Vorgang e 2611 0042719.` is `E-2611-0042719`; undefined if the text has none. */
export function referenceIn(text: string): string | undefined {
  return referencesIn(text)[0];
}

/** All references in the text, at most ten. */
export function referencesIn(text: string): string[] {
  const found = new Set<string>();
  const said = new RegExp(saidReference, 'gi');
  for (let match = said.exec(text); match && found.size < mostReferences; match = said.exec(text)) {
    found.add(`E-${match[1]}-${match[2]}`);
    // The second half of one may be the first of the next.
    said.lastIndex = match.index + 1;
  }
  return [...found];
}
