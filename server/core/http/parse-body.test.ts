import { describe, expect, test } from 'vitest';
import { supportMessage, surveyResponse } from '#tests/kit/factories.ts';
import { createSubmissionServer, expectNothingStored, expectProblem } from '#tests/kit/submission-server.ts';

describe('fields of /api/support', () => {
  test.each([
    ['name', 5],
    ['name', ['Anna']],
    ['email', 'anna'],
    ['email', 'anna@example.com\r\nBcc: all@example.com'],
    ['name', '\n\0'],
    ['message', '\0\u200b'],
    ['message', ''],
    ['company', false],
  ])('%s %j gets 422, names the field and repeats nothing', async (field, value) => {
    const server = await createSubmissionServer();
    const response = await server.post(
      '/api/support',
      JSON.stringify({ ...supportMessage(), [field]: value }),
    );
    const problem = await expectProblem(response, 422);
    expect(problem.errors).toEqual([{ field, code: expect.any(String) }]);
    expect(JSON.stringify(problem)).not.toContain('Bcc');
    await expectNothingStored(server);
  });

  test('signs that nobody typed are cleaned, half characters too', async () => {
    const server = await createSubmissionServer();
    const body = JSON.stringify(supportMessage()).replace('Anna Berg', 'Anna\\u0000\\u2028Berg\\ud800');
    const { status } = await server.post('/api/support', body);
    expect(status).toBe(201);
    expect(await server.stored('/api/support')).toMatchObject([{ name: 'Anna Berg\ufffd' }]);
  });
});

describe('fields of /api/survey', () => {
  test.each([
    ['rating', 0],
    ['rating', 6],
    ['rating', 1.5],
    ['rating', '5'],
    ['rating', null],
    ['rating', true],
    ['rating', undefined],
    ['solutionUsed', 'ray'],
    ['solutionUsed', ''],
    ['solutionUsed', ['nova']],
    ['name', null],
    ['comment', 9],
  ])('%s %j gets 422 and names the field', async (field, value) => {
    const server = await createSubmissionServer();
    const response = await server.post(
      '/api/survey',
      JSON.stringify({ ...surveyResponse(), [field]: value }),
    );
    expect((await expectProblem(response, 422)).errors).toEqual([{ field, code: expect.any(String) }]);
    await expectNothingStored(server);
  });
});
