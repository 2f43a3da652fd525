/** The message has the format of spec 1 §7. */
export class FetchError extends Error {
  readonly status: number;

  constructor(status: number, statusText: string, body: string) {
    super(fetchErrorMessage(status, statusText, body));
    this.name = 'FetchError';
    this.status = status;
  }
}

/** The status text replaces an empty body (spec 1 §7). */
export function fetchErrorMessage(status: number, statusText: string, body: string): string {
  return `${status}: ${body || statusText}`;
}
