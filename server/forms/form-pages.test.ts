import { describe, expect, test } from 'vitest';
import type { PostedForm } from '#domain/forms/posted-form.ts';
import { defaultBodyLimits } from '#server/core/http/body-limit.ts';
import { StoreUnavailableError } from '#server/core/store/store-unavailable.ts';
import { createTestStore } from '#tests/kit/database.ts';
import { supportMessage, surveyResponse } from '#tests/kit/factories.ts';
import {
  createSubmissionServer,
  expectNothingStored,
  expectProblem,
  urlencoded,
} from '#tests/kit/submission-server.ts';

async function shownForm(response: Response) {
  return (await response.json()) as PostedForm & { path: string };
}

describe('forms without script', () => {
  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const survey = { ...surveyResponse(), rating: '4' };

  test('a support message is stored with its line breaks single and leads to the page that says so', async () => {
    const server = await createSubmissionServer();
    const body = form({ ...supportMessage({ message: 'a\r\nb' }), language: 'de', website: '' });
    const response = await server.post('/api/support', body, urlencoded);
    const [message] = await server.stored('/api/support');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `/support/sent?ref=${(message as unknown as { reference: string }).reference}`,
    );
    expect(message).toMatchObject({ message: 'a\nb', language: 'de', status: 'new' });
  });

  test('a survey sent from an English page leads to the English page', async () => {
    const server = await createSubmissionServer();
    const response = await server.post('/api/survey', form({ ...survey, language: 'en' }), urlencoded);
    const [stored] = await server.stored('/api/survey');
    expect(response.headers.get('location')).toBe('/en/survey/sent');
    expect(stored).toMatchObject({ rating: 4, language: 'en' });
  });

  test.each(['', '0', '6', '4.0', ' 4', '+4', '4e0', '04'])(
    'with the rating %j the form comes back and names it',
    async (rating) => {
      const server = await createSubmissionServer();
      const response = await server.post('/survey', form({ ...survey, rating }), urlencoded);
      const { errors } = await shownForm(response);
      expect([response.status, errors.map(({ field }) => field)]).toEqual([422, ['rating']]);
      await expectNothingStored(server);
    },
  );

  test.each(['/en/support', '/api/support'])(
    'what is refused at %s comes back in the form of its language, with every reason and what else was posted left out',
    async (path) => {
      const server = await createSubmissionServer();
      const values = { name: '', email: '"><script>', company: 'Ärzte & Co', message: ' \n ' };
      const body = form({ ...values, language: 'en', website: 'x', other: 'y' });
      const response = await server.post(path, body, urlencoded);
      expect(response.status).toBe(422);
      expect(await shownForm(response)).toEqual({
        path: '/en/support',
        step: 'editing',
        values,
        errors: [
          { field: 'name', code: 'required' },
          { field: 'email', code: 'emailInvalid' },
          { field: 'message', code: 'required' },
        ],
      });
      await expectNothingStored(server);
    },
  );

  test('fields named like object properties do no harm', async () => {
    const server = await createSubmissionServer();
    const body = `__proto__=x&constructor=y&${form({ ...supportMessage() })}`;
    expect((await server.post('/api/support', body, urlencoded)).headers.get('location')).toContain(
      '/support/sent',
    );
  });

  test.each([
    ['that is too long', form({ message: 'x'.repeat(defaultBodyLimits.maxBytes) }), 'close'],
    ['of too many fields', `${form({ ...supportMessage() })}${'&$'.repeat(200)}`, null],
  ])('a form %s is answered with the form, in its language, and a reason', async (_, body, connection) => {
    const server = await createSubmissionServer();
    const response = await server.post('/en/support', body, urlencoded);
    expect([response.status, response.headers.get('connection')]).toEqual([413, connection]);
    const failure = { status: 413, retryAfter: 0 };
    expect(await shownForm(response)).toMatchObject({ path: '/en/support', values: {}, failure });
    await expectNothingStored(server);
  });

  test('a long text that is within the limit comes back whole', async () => {
    const server = await createSubmissionServer();
    const message = 'ä\n'.repeat(20_000);
    const response = await server.post('/support', form({ name: 'Anna', message }), urlencoded);
    expect((await shownForm(response)).values).toEqual({ name: 'Anna', message });
  });

  test('when the store is unavailable the form comes back filled in', async () => {
    const store = await createTestStore();
    const transaction = async () => await Promise.reject(new StoreUnavailableError(new Error('disk full')));
    const server = await createSubmissionServer({ store: { ...store, transaction } });
    const response = await server.post('/survey', form({ ...survey, language: 'de' }), urlencoded);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await shownForm(response)).toEqual({
      path: '/survey',
      step: 'editing',
      values: survey,
      errors: [],
      failure: { status: 503, retryAfter: 30 },
    });
  });

  test('only forms are posted to pages', async () => {
    const server = await createSubmissionServer();
    const response = await server.post('/support', JSON.stringify(supportMessage()));
    await expectProblem(response, 415);
    await expectNothingStored(server);
  });

  test('a form from another site is refused outright', async () => {
    const server = await createSubmissionServer();
    const headers = { ...urlencoded, 'Sec-Fetch-Site': 'cross-site' };
    await expectProblem(await server.post('/api/support', form({ ...supportMessage() }), headers), 403);
    await expectNothingStored(server);
  });
});
