import { Secret, TOTP } from 'otpauth';
import type { ContentState } from '#domain/api/content.ts';
import type { BlockedSenders } from '#domain/api/inbox/blocked-senders.ts';
import type { BulkOutcome } from '#domain/api/inbox/message.ts';
import type { ReplyTemplates } from '#domain/api/inbox/reply-template.ts';
import type { NewPreviewLink } from '#domain/api/preview-link.ts';
import type { ContentReviews } from '#domain/api/reviews.ts';
import type { NewRecoveryCodes, NewSecret } from '#domain/api/session.ts';
import { createOperator, updateOperator } from '#server/accounts/operators.ts';
import { createSession } from '#server/accounts/sessions.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import { createToken } from '#server/core/random-token.ts';
import { createDeclaration, createSupportMessage } from '#server/forms/support-messages.ts';
import { createSurveyResponse } from '#server/forms/survey-responses.ts';
import { draftRevision } from '#server/publishing/draft.ts';
import { keepQuestion, listQuestions } from '#server/questions/questions.ts';
import { newSubmission, supportMessage, surveyResponse, withdrawal } from './factories.ts';
import type { createScheduler } from './scheduler.ts';
import { title } from './scheduler.ts';

export const routesPassword = 'Bernstein am Meer';

type Site = Awaited<ReturnType<typeof createScheduler>>;

/** Signs the request; an owner of their own for each. */
export type Actor = { operator: Operator; token: string };

export type Order = { path: string; body?: object | Uint8Array<ArrayBuffer> };

type Route = {
  order: (site: Site, actor: Actor, call: Call) => Order | Promise<Order>;
  /** Which transaction of the request carries it out; 0: none does. */
  transaction?: number;
};

/** Of the actor. */
type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

let count = 0;
const next = () => {
  count += 1;
  return count;
};

/** After the password was checked: one counts the attempt, one takes it back. */
const afterPassword = 3;
const password = routesPassword;

function fixed(path: string, body?: object, transaction?: number): Route {
  return {
    order: () => ({ path, ...(body && { body }) }),
    ...(transaction !== undefined && { transaction }),
  };
}

const ofColleague = (act: string, more: object = {}): Route => ({
  order: async (site) => ({
    path: `/operators/${(await newOperator(site, 'support')).id}/${act}`,
    body: { password, ...more },
  }),
  transaction: afterPassword,
});

const ofMessage = (path: string, body?: object): Route => ({
  order: async (site) => ({ path: `/messages/${await newMessage(site)}${path}`, ...(body && { body }) }),
});

const ofTemplate = (body?: object): Route => ({
  order: async (_, __, call) => ({
    path: `/reply-templates/${await newTemplate(call)}`,
    ...(body && { body }),
  }),
});

const template = () => ({ title: `Vorlage ${next()}`, de: 'Guten Tag', en: '' });

const ofFailedMail = (act: string): Route => ({
  order: async (site) => ({ path: `/mails/${(await failedMail(site, await newMessage(site))).id}/${act}` }),
});

/** Without a body and without a change, so nothing comes between its head and what it does. */
export const routesInOneStep: readonly string[] = ['POST /content/links/check'];

/** One valid request for each other route that changes something, or hands out personal data as a file. */
export const changingRoutes: Readonly<Record<string, Route>> = {
  'DELETE /session': fixed('/session'),
  'POST /confirmation': fixed('/confirmation', { password }, afterPassword),
  'DELETE /sessions': fixed('/sessions'),
  'DELETE /sessions/:id': {
    order: async (site, { operator }) => ({ path: `/sessions/${await newSession(site, operator.id)}` }),
  },
  'POST /profile': {
    order: (_, { operator }) => ({
      path: '/profile',
      body: { name: `Name ${next()}`, email: operator.email, password },
    }),
    transaction: afterPassword,
  },
  'PUT /weekly-figures': fixed('/weekly-figures', { isWanted: true }),
  'PUT /notices': fixed('/notices', { messages: 'never', declarations: 'now', responses: 'digest' }),
  'POST /password': fixed(
    '/password',
    { currentPassword: password, newPassword: 'Sieben Wellen weit' },
    afterPassword,
  ),
  'POST /totp': fixed('/totp', { password }, afterPassword),
  'POST /totp/confirm': {
    order: async (site, _, call) => {
      const { secret } = await call<NewSecret>('POST', '/totp', { password });
      return { path: '/totp/confirm', body: { code: codeOf(secret, site.clock()) } };
    },
    transaction: afterPassword,
  },
  'POST /totp/recovery-codes': {
    order: async (site, _, call) => {
      await enableTotp(site, call);
      return { path: '/totp/recovery-codes', body: { password } };
    },
    transaction: afterPassword,
  },
  'POST /totp/disable': {
    order: async (site, _, call) => {
      await enableTotp(site, call);
      return { path: '/totp/disable', body: { password } };
    },
    transaction: afterPassword,
  },
  'POST /today/visits': fixed('/today/visits', { section: 'responses' }),
  'POST /mails/retry': fixed('/mails/retry'),
  'POST /mails/test': fixed('/mails/test', { language: 'de' }),
  'POST /mails/:id/retry': ofFailedMail('retry'),
  'POST /mails/:id/dismiss': ofFailedMail('dismiss'),
  'POST /operators': {
    order: () => {
      const email = `invited${next()}@example.com`;
      return { path: '/operators', body: { name: 'Eva', email, role: 'support', password } };
    },
    transaction: afterPassword,
  },
  'POST /operators/second-factor-rule': fixed(
    '/operators/second-factor-rule',
    { isRequired: false, password },
    afterPassword,
  ),
  'POST /operators/:id/link': ofColleague('link'),
  'POST /operators/:id/role': ofColleague('role', { role: 'editor' }),
  'POST /operators/:id/sessions': ofColleague('sessions'),
  'POST /operators/:id/second-factor': ofColleague('second-factor'),
  'POST /operators/:id/remove': ofColleague('remove'),
  'GET /audit/export': fixed('/audit/export'),
  'POST /releases': {
    order: async ({ publisher, store }) => ({
      path: '/releases',
      body: { baseVersion: publisher.shown().version, revision: await draftRevision(store.db) },
    }),
  },
  'POST /versions/:version/restore': {
    order: ({ publisher }) => ({
      path: '/versions/0/restore',
      body: { baseVersion: publisher.shown().version },
    }),
  },
  'POST /content/preview-links': fixed('/content/preview-links', { days: 1 }),
  'DELETE /content/preview-links/:id': {
    order: async (site) => {
      const made = await site.json<NewPreviewLink>('POST', '/content/preview-links', { days: 1 });
      return { path: `/content/preview-links/${made.body.id}` };
    },
  },
  'GET /messages/export': fixed('/messages/export'),
  'POST /messages/bulk': {
    order: async (site) => ({
      path: '/messages/bulk',
      body: { action: 'done', messages: [{ id: await newMessage(site), version: 1 }] },
    }),
  },
  'POST /messages/bulk/undo': {
    order: async (site, _, call) => {
      const messages = [{ id: await newMessage(site), version: 1 }];
      const { bulk } = await call<BulkOutcome>('POST', '/messages/bulk', { action: 'done', messages });
      return { path: '/messages/bulk/undo', body: { bulk } };
    },
  },
  'PATCH /messages/:id': ofMessage('', { version: 1, status: 'done' }),
  'PUT /messages/:id/drafts/:kind': ofMessage('/drafts/note', { text: 'Begonnen' }),
  'DELETE /messages/:id/drafts/:kind': ofMessage('/drafts/note'),
  'POST /messages/:id/files': ofMessage('/files', { name: 'a.txt', size: 5 }),
  'DELETE /messages/:id/files/:fileId': {
    order: async (site, _, call) => ({ path: await newFile(site, call) }),
  },
  'POST /messages/:id/files/:fileId/parts': {
    order: async (site, _, call) => ({
      path: `${await newFile(site, call)}/parts`,
      body: new TextEncoder().encode('Hallo'),
    }),
  },
  'POST /messages/:id/notes': ofMessage('/notes', { text: 'Notiz' }),
  'POST /messages/:id/question': {
    order: async (site) => ({
      path: `/messages/${await newMessage(site, `Gibt es Wort${next()} bei Ihnen?`)}/question`,
    }),
  },
  'DELETE /questions/:id': {
    order: async (site) => ({ path: `/questions/${await newQuestion(site)}` }),
  },
  'POST /messages/:id/replies': ofMessage('/replies', { subject: 'Antwort', text: 'Guten Tag' }),
  'POST /messages/:id/confirmation': {
    order: async ({ store }) => {
      const facts = newSubmission();
      await createDeclaration(store, facts, 'withdrawal', withdrawal({ contract: 'Lang. '.repeat(50) }));
      await store.db
        .updateTable('outbox')
        .set({ status: 'sent' })
        .where('supportMessageId', '=', facts.id)
        .execute();
      return { path: `/messages/${facts.id}/confirmation` };
    },
  },
  'POST /messages/:id/mails/:mailId/retry': {
    order: async (site) => {
      const id = await newMessage(site);
      return { path: `/messages/${id}/mails/${(await failedMail(site, id)).id}/retry` };
    },
  },
  'PUT /releases/rule': fixed('/releases/rule', { isRequired: false }),
  'DELETE /releases/:id': { order: async (site) => ({ path: `/releases/${await newScheduled(site)}` }) },
  'POST /releases/:id/approve': {
    order: async (site) => ({ path: `/releases/${await newScheduled(site)}/approve` }),
  },
  'PATCH /content/draft': {
    order: async (site) => {
      const { version, fields } = (await site.json<ContentState>('GET', '/content/draft')).body;
      const revision = fields.find(({ id }) => id === title)?.draft?.revision ?? null;
      const changes = [{ id: title, value: `Neu ${next()}`, revision }];
      return { path: '/content/draft', body: { version, changes } };
    },
  },
  'POST /content/restore': fixed('/content/restore', { version: 0, ids: [title] }),
  'POST /content/translation': {
    order: async (site) => {
      const path = '/content/translation/file?from=de&to=en&texts=all&page=nova';
      const file = await site.callSignedIn('GET', path);
      return { path: '/content/translation', body: new Uint8Array(await file.arrayBuffer()) };
    },
    transaction: 0,
  },
  'GET /content/translation/file': fixed('/content/translation/file?from=de&to=en&texts=all&page=nova'),
  'POST /content/reviews': {
    order: async (site) => {
      const { places } = (await site.json<ContentReviews>('GET', '/content/reviews')).body;
      const [{ place, print }] = places as [ContentReviews['places'][number]];
      return { path: '/content/reviews', body: { places: [{ place, print }], isReviewed: true } };
    },
  },
  'POST /checklist/dns': fixed('/checklist/dns'),
  'POST /checks': fixed('/checks', { language: 'de' }, 0),
  'POST /reply-templates': { order: () => ({ path: '/reply-templates', body: template() }) },
  'POST /reply-templates/order': {
    order: async (_, __, call) => {
      const { templates } = await call<ReplyTemplates>('GET', '/reply-templates');
      return { path: '/reply-templates/order', body: { ids: templates.map(({ id }) => id).reverse() } };
    },
  },
  'PATCH /reply-templates/:id': ofTemplate({ ...template(), version: 1 }),
  'DELETE /reply-templates/:id': ofTemplate(),
  'POST /blocked-senders': {
    order: () => ({ path: '/blocked-senders', body: { email: `b${next()}@example.com` } }),
  },
  'DELETE /blocked-senders/:id': {
    order: async (_, __, call) => {
      const { senders } = await call<BlockedSenders>('POST', '/blocked-senders', {
        email: `b${next()}@example.com`,
      });
      return { path: `/blocked-senders/${senders[0]!.id}` };
    },
  },
  'GET /responses/export': fixed('/responses/export'),
  'PATCH /responses/:id': {
    order: async (site) => ({
      path: `/responses/${await newResponse(site)}`,
      body: { version: 1, tags: ['a'] },
    }),
  },
  'POST /responses/:id/message': {
    order: async (site) => ({ path: `/responses/${await newResponse(site)}/message` }),
  },
  'POST /responses/:id/mails/:mailId/retry': {
    order: async (site) => {
      const id = await newResponse(site);
      return { path: `/responses/${id}/mails/${(await failedMail(site, id)).id}/retry` };
    },
  },
  'GET /privacy': fixed('/privacy?email=anna@example.com'),
  'POST /privacy/export': fixed('/privacy/export', {
    messages: [],
    responses: [],
    format: 'json',
    language: 'de',
  }),
  'POST /privacy/erasure': {
    order: async (site) => ({
      path: '/privacy/erasure',
      body: { messages: [await newMessage(site)], responses: [] },
    }),
  },
};

async function newOperator({ store, clock }: Site, role: Operator['role']): Promise<Operator> {
  const email = `x${next()}@example.com`;
  const made = await createOperator(store.db, { email, name: 'X', role, createdAt: clock().toISOString() });
  await updateOperator(store.db, made.id, { passwordHash: 'x' });
  return made;
}

async function newSession({ store, clock }: Site, operatorId: string): Promise<string> {
  const createdAt = clock().toISOString();
  const { tokenHash } = createToken();
  return (await createSession(store.db, { tokenHash, operatorId, createdAt, userAgent: '' })).id;
}

async function newMessage({ store }: Site, message?: string): Promise<string> {
  const facts = newSubmission();
  await createSupportMessage(store, facts, supportMessage(message === undefined ? {} : { message }));
  return facts.id;
}

async function newQuestion({ store, clock }: Site): Promise<string> {
  const asked = { language: 'de', question: `Wort${next()}`, at: clock().toISOString() } as const;
  await store.transaction(async (db) => await keepQuestion(db, asked));
  return (await listQuestions(store.db))[0]!.id;
}

async function newResponse({ store }: Site): Promise<string> {
  const facts = newSubmission();
  await createSurveyResponse(store, facts, surveyResponse({ comment: 'Bitte an anna@example.com' }));
  return facts.id;
}

async function failedMail({ store }: Site, submissionId: string): Promise<{ id: string }> {
  return await store.db
    .updateTable('outbox')
    .set({ status: 'failed' })
    .where((is) =>
      is.or([is('supportMessageId', '=', submissionId), is('surveyResponseId', '=', submissionId)]),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function newScheduled({ schedule, scheduledForMonday, publisher, store }: Site): Promise<string> {
  return await schedule.make({
    ...scheduledForMonday,
    baseVersion: publisher.shown().version,
    changes: { revision: await draftRevision(store.db) },
    at: undefined,
    asks: true,
  });
}

async function newFile(site: Site, call: Call): Promise<string> {
  const path = `/messages/${await newMessage(site)}/files`;
  const { id } = await call<{ id: string }>('POST', path, { name: 'a.txt', size: 5 });
  return `${path}/${id}`;
}

async function newTemplate(call: Call): Promise<string> {
  const made = template();
  const { templates } = await call<ReplyTemplates>('POST', '/reply-templates', made);
  return templates.find((one) => one.title === made.title)!.id;
}

async function enableTotp(site: Site, call: Call): Promise<void> {
  const { secret } = await call<NewSecret>('POST', '/totp', { password });
  await call<NewRecoveryCodes>('POST', '/totp/confirm', { code: codeOf(secret, site.clock()) });
}

function codeOf(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}
