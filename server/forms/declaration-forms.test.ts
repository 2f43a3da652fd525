import { describe, expect, test } from 'vitest';
import type { PostedForm } from '#domain/forms/posted-form.ts';
import {
  createDeclarationServer,
  declarationForms,
  declarationNames,
  form,
  json,
  urlencoded,
} from '#tests/kit/declaration-server.ts';

describe.each(declarationNames)('%s without script', (name) => {
  const { kind, valid } = declarationForms[name];

  const shown = async (response: Response) => (await response.json()) as PostedForm & { path: string };

  test('the first step shows what was filled in and stores nothing', async () => {
    const server = await createDeclarationServer();
    const body = form({ ...valid, website: 'x', language: 'de' });
    const response = await server.post(`/${name}`, body, urlencoded);
    expect(response.status).toBe(200);
    expect(await shown(response)).toEqual({
      path: `/${name}`,
      step: 'review',
      errors: [],
      values: { ...valid, website: 'x', idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) },
    });
    expect(await server.stored()).toEqual([]);
  });

  test('the second step stores once, however often its button is pressed, and shows the receipt', async () => {
    const server = await createDeclarationServer();
    const body = form({ ...valid, language: 'en', website: '', idempotencyKey: 'a-key', step: 'declare' });
    const first = await server.post(`/en/${name}`, body, urlencoded);
    await server.post(`/en/${name}`, body, urlencoded);
    const [stored, ...others] = await server.stored();
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ kind, language: 'en', status: 'new' });
    expect(await shown(first)).toEqual({
      path: `/en/${name}`,
      step: 'sent',
      errors: [],
      values: {
        ...valid,
        id: stored!.id,
        receivedAt: stored!.receivedAt,
        reference: expect.stringMatching(/^[A-Z]-\d{4}-\d{7}$/),
      },
    });
  });

  test('from the second step one comes back to the form as it was filled in', async () => {
    const server = await createDeclarationServer();
    const body = form({ ...valid, idempotencyKey: 'a-key', step: 'edit' });
    expect(await shown(await server.post(`/${name}`, body, urlencoded))).toEqual({
      path: `/${name}`,
      step: 'editing',
      values: valid,
      errors: [],
    });
    expect(await server.stored()).toEqual([]);
  });

  test.each(['', 'declare'])('what is refused at the step "%s" comes back in the form', async (step) => {
    const server = await createDeclarationServer();
    const values = { ...valid, email: 'anna' };
    const response = await server.post(`/en/${name}`, form({ ...values, step }), urlencoded);
    expect(response.status).toBe(422);
    expect(await shown(response)).toEqual({
      path: `/en/${name}`,
      step: 'editing',
      values,
      errors: [{ field: 'email', code: 'emailInvalid' }],
    });
    expect(await server.stored()).toEqual([]);
  });

  test('too many are answered with the form and when to come again, other refusals with a problem', async () => {
    const server = await createDeclarationServer({
      env: { trustedProxyHops: 0, rateLimitPer10Min: 1, rateLimitOfAllPer10Min: 0 },
    });
    await server.post(`/${name}`, form(valid), urlencoded);
    const refused = await server.post(`/${name}`, form(valid), urlencoded);
    expect(refused.status).toBe(429);
    const { failure } = await shown(refused);
    expect(failure).toEqual({ status: 429, retryAfter: Number(refused.headers.get('retry-after')) });
    const wrong = await server.post(`/${name}`, '{}', json);
    expect(wrong.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('only a form is reviewed', async () => {
    const server = await createDeclarationServer();
    expect((await server.post(`/${name}`, JSON.stringify(valid))).status).toBe(415);
  });
});
