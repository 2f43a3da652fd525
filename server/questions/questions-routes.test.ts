import { expect, test } from 'vitest';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import type { Found, SearchIndex } from '#server/search/search-index.ts';
import { seedSession } from '#tests/kit/admin.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { createInbox, unknownId } from '#tests/kit/inbox.ts';
import { plainSite } from '#tests/kit/site.ts';
import { listQuestions } from './questions.ts';

function found(name: string, coverage: number): Found {
  const blocks = [`Ja, ${name} geht.`];
  const page = { path: '/nova', pageName: 'NOVA', pageTitle: 'NOVA', isLegal: false, isOffering: true };
  const section = {
    ...page,
    place: name,
    heading: name,
    above: ['Fragen'],
    blocks,
    kind: 'question',
    asks: '',
  } as const;
  return { section, score: 1, coverage, terms: new Set(['geht']) };
}

/** Answers what names a session, and comes near with the page about contact. */
const index: SearchIndex = {
  size: 3,
  knows: () => false,
  search: (query) =>
    /sitzung/i.test(query) ? [found('verschieben', 1), found('absagen', 1)] : [found('kontakt', 0.1)],
};

async function createDesk(message = 'Guten Tag,\n\nkann ich eine Sitzung verschieben?') {
  const inbox = await createInbox({
    site: { ...plainSite, index: async () => await Promise.resolve(index) },
  });
  const facts = newSubmission();
  await createSupportMessage(inbox.store, facts, supportMessage({ message }));
  const questions = async () => await listQuestions(inbox.store.db);
  return { ...inbox, questions, messageId: facts.id };
}

test('a search page without an answer keeps its question; one with an answer, the dialog and HEAD keep none', async () => {
  const { app, questions, log } = await createDesk();
  await app.request('/api/search?language=de&q=Aufzug');
  await app.request('/search?q=Sitzung');
  await app.request('/search');
  await app.request('/search?q=Aufzug', { method: 'HEAD' });
  await app.request(`/search?q=${'Aufzug '.repeat(50)}`);
  await app.request('/en/search?q=Is+there+a+lift');
  await expect.poll(questions).toMatchObject([{ language: 'en', text: 'Is there a lift', count: 1 }]);
  expect(log.lines.join()).not.toMatch(/lift|Aufzug/);
});

test('the list has the questions with their words; asking again shows what comes nearest; done removes', async () => {
  const { app, json, callSignedIn, questions } = await createDesk();
  await app.request('/search?q=Parkplatz');
  await expect.poll(questions).toHaveLength(1);
  const { body } = await json('GET', '/questions');
  expect(body.questions).toMatchObject([
    { language: 'de', text: 'Parkplatz', words: [{ text: 'Parkplatz' }], count: 1 },
  ]);
  const [{ id }] = body.questions;
  expect(body.questions[0]).not.toHaveProperty('textKey');
  expect(await json('GET', `/questions/${id}/answer`)).toMatchObject({
    status: 200,
    body: { isFitting: false, results: [{ heading: 'kontakt' }] },
  });
  expect((await callSignedIn('DELETE', `/questions/${id}`)).status).toBe(204);
  expect((await callSignedIn('DELETE', `/questions/${id}`)).status).toBe(404);
  expect((await callSignedIn('GET', `/questions/${id}/answer`)).status).toBe(404);
  expect(await questions()).toEqual([]);
});

test('support may use the desk and not the list; an editor may use the list and not the desk', async () => {
  const { call, store, clock, messageId } = await createDesk();
  const ask = async (role: 'support' | 'editor', method: string, path: string) => {
    const { token } = await seedSession(store, clock(), `${role}${path.length}${method}@example.com`, role);
    return (await call(method, path, { token })).status;
  };
  expect(await ask('support', 'GET', '/questions')).toBe(403);
  expect(await ask('support', 'DELETE', `/questions/${unknownId}`)).toBe(403);
  expect(await ask('support', 'GET', `/messages/${messageId}/passages`)).toBe(200);
  expect(await ask('editor', 'GET', '/questions')).toBe(200);
  expect(await ask('editor', 'GET', `/messages/${messageId}/passages`)).toBe(403);
  expect(await ask('editor', 'POST', `/messages/${messageId}/question`)).toBe(403);
});

test('the desk has the passages that fit a message, with their absolute addresses', async () => {
  const { json, messageId } = await createDesk();
  expect((await json('GET', `/messages/${messageId}/passages`)).body).toEqual({
    passages: [
      {
        place: ['NOVA', 'Fragen', 'verschieben'],
        sentence: 'Ja, verschieben geht.',
        address: 'https://site.example/nova#verschieben',
      },
      expect.objectContaining({ address: 'https://site.example/nova#absagen' }),
    ],
    question: 'kann ich eine Sitzung verschieben?',
  });
});

test('a message that nothing fits leaves its question without the customer in the list, on request', async () => {
  const { json, callSignedIn, messageId, questions } = await createDesk(
    'Hallo,\n\nich bin in Köln. Hat Anna Berg bei Ihnen einen Parkplatz unter 0221 123456?',
  );
  const question = 'Hat bei Ihnen einen Parkplatz unter?';
  expect((await json('GET', `/messages/${messageId}/passages`)).body).toEqual({ passages: [], question });
  expect((await callSignedIn('POST', `/messages/${messageId}/question`)).status).toBe(204);
  expect(await questions()).toMatchObject([{ language: 'de', text: question, count: 1 }]);
});

test('a message that asks nothing leaves nothing', async () => {
  const { json, messageId, questions } = await createDesk('Vielen Dank für das Gespräch am Dienstag.');
  expect((await json('GET', `/messages/${messageId}/passages`)).body).toEqual({
    passages: [],
    question: null,
  });
  expect(await json('POST', `/messages/${messageId}/question`)).toMatchObject({
    status: 409,
    body: { code: 'notKept' },
  });
  expect(await questions()).toEqual([]);
});
