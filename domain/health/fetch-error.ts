/** API-1 defines the format of the message. */
export class FetchError extends Error {
  readonly status: number;

  constructor(status: number, statusText: string, body: string) {
    super(fetchErrorMessage(status, statusText, body));
    this.name = 'FetchError';
    this.status = status;
  }
}

/** The status text replaces an empty body (API-1). */
export function fetchErrorMessage(status: number, statusText: string, body: string): string {
  return `${status}: ${body || statusText}`;
}
