/** The format of the message, in which the status text replaces an empty body, is that of API-1. */
export class FetchError extends Error {
  override name = 'FetchError';
  readonly status: number;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
  }
}
