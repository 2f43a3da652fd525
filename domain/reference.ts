/** The short number of a message, which can be said on the phone: year, month and drawn digits. */
export const referencePattern = /^E-\d{4}-\d{4,12}$/;

const mostReferences = 10;

/** Anywhere in a text, with spaces, dashes of any kind or nothing between its parts. */
const saidReference = /(?<!\w)(?:e\W?)?(\d{4})\W?(\d{4,12})(?!\w)/i;

/** `number` has leading zeros. */
export function referenceOf(receivedAt: string, number: string): string {
  return `E-${monthOf(receivedAt)}-${number}`;
}

/** Year and month (UTC) of an ISO 8601 moment: `2611`. */
export function monthOf(receivedAt: string): string {
  return receivedAt.slice(2, 7).replace('-', '');
}

/** `Vorgang e 2611 0042.` as `E-2611-0042`; undefined if there is none in the text. */
export function referenceIn(text: string): string | undefined {
  return referencesIn(text)[0];
}

/** All of them: `Rechnung 2026-1107 zu E-2611-0042` has two numbers of this form. At most ten. */
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
