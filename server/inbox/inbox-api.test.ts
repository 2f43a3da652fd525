import { expect, test } from 'vitest';
import { createAdminApp } from '#tests/kit/admin.ts';
import { routesByName } from '#tests/kit/admin-routes.ts';
import { createInbox, unknownId } from '#tests/kit/inbox.ts';

/** Paths of this area, and the methods that each has. */
const paths = Map.groupBy(routesByName.values(), ({ path }) => path.replaceAll(/:\w+/g, unknownId))
  .entries()
  .filter(([path]) => /^\/(?:messages|responses|privacy)\b/.test(path))
  .map(([path, routes]): [string, string[]] => [path, routes.map(({ method }) => method)])
  .toArray();

test.each(paths)('%s is for operators alone, and refused from another site', async (path, methods) => {
  const { call, token } = await createAdminApp();
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  for (const method of methods) {
    expect((await call(method, path)).status).toBe(401);
    expect((await call(method, path, { token, headers })).status).toBe(403);
  }
});

test.each(paths)('%s has %j, and answers others with 405 and what is allowed', async (path, methods) => {
  const { callSignedIn } = await createAdminApp();
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !methods.includes(one))) {
    const response = await callSignedIn(method, path);
    expect([response.status, response.headers.get('allow')]).toEqual([405, methods.join(', ')]);
  }
});

test.each<[string, string, unknown]>([
  ['GET', `/messages/${unknownId}`, undefined],
  ['GET', '/messages/x%00', undefined],
  ['PATCH', `/messages/${unknownId}`, { version: 1 }],
  ['POST', `/messages/${unknownId}/notes`, { text: 'x' }],
  ['POST', `/messages/${unknownId}/replies`, { subject: 'x', text: 'x' }],
  ['POST', `/messages/${unknownId}/mails/${unknownId}/retry`, undefined],
  ['PATCH', `/responses/${unknownId}`, { version: 1, status: 'new' }],
  ['POST', `/responses/${unknownId}/mails/${unknownId}/retry`, undefined],
])('%s %s is 404', async (method, path, body) => {
  const { json, audit } = await createInbox();
  expect((await json(method, path, body)).status).toBe(404);
  expect(await audit()).toEqual([]);
});

test.each<[string, string, unknown, string]>([
  ['GET', '/messages?status=other', undefined, 'status'],
  ['GET', `/messages?q=${'x'.repeat(300)}`, undefined, 'q'],
  ['GET', `/messages?q=${'x'.repeat(201)}`, undefined, 'q'],
  ['GET', '/messages?before=x', undefined, 'before'],
  ['GET', '/messages?limit=0', undefined, 'limit'],
  ['PATCH', '/messages/:id', {}, 'version'],
  ['PATCH', '/messages/:id', { version: '1' }, 'version'],
  ['PATCH', '/messages/:id', { version: 1, status: 'read' }, 'status'],
  ['PATCH', '/messages/:id', { version: 1, assignee: 3 }, 'assignee'],
  ['PATCH', '/messages/:id', { version: 1, assignee: unknownId }, 'assignee'],
  ['PATCH', '/messages/:id', { version: 1, assignee: '\0' }, 'assignee'],
  ['POST', '/messages/:id/notes', { text: ' ' }, 'text'],
  ['POST', '/messages/:id/notes', { text: '\0' }, 'text'],
  ['POST', '/messages/:id/replies', { text: 'x' }, 'subject'],
  ['POST', '/messages/:id/replies', { subject: '\n', text: 'x' }, 'subject'],
  ['POST', '/messages/:id/replies', { subject: 'x', text: '' }, 'text'],
  ['POST', '/messages/:id/replies', { subject: 'x', text: 'x', quote: 1 }, 'quote'],
  ['GET', '/responses?solution=other', undefined, 'solution'],
  ['GET', '/responses?rating=6', undefined, 'rating'],
  ['GET', '/responses/summary?from=2026-02-30', undefined, 'from'],
  ['GET', '/responses/summary?to=heute', undefined, 'to'],
  ['GET', '/responses/export?language=fr', undefined, 'language'],
  ['PATCH', '/responses/:responseId', { version: 1, status: 'open' }, 'status'],
  ['PATCH', '/responses/:responseId', { version: 1, tags: ['x'.repeat(41)] }, 'tags'],
  ['GET', '/privacy', undefined, 'email'],
  ['GET', '/privacy?email=anna', undefined, 'email'],
  ['POST', '/privacy/erasure', { messages: [], responses: [] }, 'messages'],
  ['POST', '/privacy/erasure', { email: 'a@b@c', messages: [unknownId], responses: [] }, 'email'],
  ['POST', '/privacy/erasure', { messages: [], responses: ["1'--"] }, 'responses'],
  ['POST', '/privacy/export', { messages: [], responses: [], format: 'pdf', language: 'de' }, 'format'],
])('%s %s with %j is 422 for %s', async (method, path, body, field) => {
  const server = await createInbox();
  const { json, id, responseId, audit } = server;
  const address = path.replace(':id', id).replace(':responseId', responseId);
  const answer = await json(method, address, body);
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toMatchObject([{ field }]);
  expect(await audit()).toEqual([]);
  expect((await json('GET', `/messages/${id}`)).body.version).toBe(1);
});
