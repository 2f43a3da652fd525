import { expect, test } from 'vitest';
import { FetchError } from './fetch-error.ts';

test.each([
  [500, 'Internal Server Error', 'database is away', '500: database is away'],
  [404, 'Not Found', '', '404: Not Found'],
  [401, '', '', '401: '],
])('status %d "%s" with the body "%s" reads "%s" (API-1)', (status, statusText, body, message) => {
  const error = new FetchError(status, statusText, body);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ status, message });
});
