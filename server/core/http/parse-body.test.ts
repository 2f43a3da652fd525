import { expect, test } from 'vitest';
import { supportMessage, surveyResponse } from '#tests/kit/factories.ts';
import { createSubmissionServer, expectNothingStored, expectProblem } from '#tests/kit/submission-server.ts';
import { hasMoreValuesThan } from './parse-body.ts';

const valid = { '/api/support': supportMessage(), '/api/survey': surveyResponse() };

test.each([
  ['/api/support', 'name', 5],
  ['/api/support', 'name', ['Anna']],
  ['/api/support', 'email', 'anna'],
  ['/api/support', 'email', 'anna@example.com\r\nBcc: all@example.com'],
  ['/api/support', 'name', '\n\0'],
  ['/api/support', 'message', '\0\u200b'],
  ['/api/support', 'message', ''],
  ['/api/support', 'company', false],
  ['/api/survey', 'rating', 0],
  ['/api/survey', 'rating', 6],
  ['/api/survey', 'rating', 1.5],
  ['/api/survey', 'rating', '5'],
  ['/api/survey', 'rating', null],
  ['/api/survey', 'rating', true],
  ['/api/survey', 'rating', undefined],
  ['/api/survey', 'solutionUsed', 'ray'],
  ['/api/survey', 'solutionUsed', ''],
  ['/api/survey', 'solutionUsed', ['nova']],
  ['/api/survey', 'name', null],
  ['/api/survey', 'comment', 9],
] as const)('%s with %s %j gets 422, names the field and repeats nothing', async (path, field, value) => {
  const server = await createSubmissionServer();
  const response = await server.post(path, JSON.stringify({ ...valid[path], [field]: value }));
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

test.each([
  ['1', 1],
  ['[1,[2,{"a":3}]]', 6],
  ['"[,{"', 1],
  [String.raw`["\"[,", "\\", 1]`, 4],
  ['[[[[', 5],
])('%s begins %i values', (text, values) => {
  const json = new TextEncoder().encode(text);
  expect([hasMoreValuesThan(values - 1, json), hasMoreValuesThan(values, json)]).toEqual([true, false]);
});
