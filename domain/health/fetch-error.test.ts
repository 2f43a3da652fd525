import { expect, test } from 'vitest';
import { FetchError, fetchErrorMessage } from './fetch-error.ts';

test.each([
  [500, 'Internal Server Error', 'database is away', '500: database is away'],
  [404, 'Not Found', '', '404: Not Found'],
  [401, '', '', '401: '],
])('status %d "%s" with the body "%s" reads "%s" (API-1)', (status, statusText, body, message) => {
  expect(fetchErrorMessage(status, statusText, body)).toBe(message);
});

test('the error carries its status beside the message', () => {
  const error = new FetchError(401, 'Unauthorized', '');
  expect(error).toBeInstanceOf(Error);
  expect(error.message).toBe('401: Unauthorized');
  expect(error.status).toBe(401);
});
