import { expect } from 'vitest';
import { listSupportMessages } from '#server/forms/support-messages.ts';
import { listSurveyResponses } from '#server/forms/survey-responses.ts';
import { listOutbox } from '#server/outbox/outbox.ts';
import { createTestApp } from './app.ts';
import { supportMessage, surveyResponse } from './factories.ts';

export const submissionForms = {
  '/api/support': {
    valid: supportMessage(),
    list: listSupportMessages,
    storedBeside: { kind: 'message', cancellation: null, noAcknowledgement: 'noMail', cameFrom: null },
  },
  '/api/survey': { valid: surveyResponse(), list: listSurveyResponses, storedBeside: { cameFrom: null } },
} as const;
export type SubmissionPath = keyof typeof submissionForms;
export const submissionPaths = Object.keys(submissionForms) as SubmissionPath[];

export const json = { 'Content-Type': 'application/json' };
export const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };

export async function createSubmissionServer(parts: Parameters<typeof createTestApp>[0] = {}) {
  const { app, store, log } = await createTestApp(parts);
  return {
    log,
    store,
    post: async (path: string, body: BodyInit, headers: Record<string, string> = json) =>
      await app.request(path, { method: 'POST', body, headers }),
    send: async (path: string, init: RequestInit) => await app.request(path, init),
    stored: async (path: SubmissionPath) => await submissionForms[path].list(store.db, { limit: 1000 }),
    mails: async () => await listOutbox(store.db),
  };
}

export type SubmissionServer = Awaited<ReturnType<typeof createSubmissionServer>>;

export async function expectProblem(response: Response, status: number): Promise<Record<string, unknown>> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const problem = (await response.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({
    type: 'about:blank',
    status,
    title: expect.any(String),
    detail: expect.any(String),
  });
  return problem;
}

export async function expectNothingStored(server: SubmissionServer): Promise<void> {
  for (const path of submissionPaths) expect(await server.stored(path)).toEqual([]);
  expect(await server.mails()).toEqual([]);
}
