/** A failed request of the data-fetch layer; the message is what spec 1 §7 prescribes. */
export class FetchError extends Error {
  readonly status: number;

  constructor(status: number, statusText: string, body: string) {
    super(fetchErrorMessage(status, statusText, body));
    this.name = 'FetchError';
    this.status = status;
  }
}

/** Status code, colon, space, response text; the status text where the body is empty (spec 1 §7). */
export function fetchErrorMessage(status: number, statusText: string, body: string): string {
  return `${status}: ${body || statusText}`;
}
