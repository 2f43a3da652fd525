import { noticeTopics } from '#domain/outbox/notice-choice.ts';
import type { Store } from '#server/core/store/store.ts';
import { listTags } from '#server/core/store/tags.ts';
import { createDeclaration, createSupportMessage } from '#server/forms/support-messages.ts';
import {
  countDeclarationsToDo,
  countMessagesToDo,
  countResponsesSince,
  listDeclarationsToDo,
} from '#server/health/today.ts';
import { lastDays, trendsOf } from '#server/health/trends.ts';
import { findInboxMessage, listInbox, listOthersOf } from '#server/inbox/inbox.ts';
import { countInbox, countListed } from '#server/inbox/inbox-counts.ts';
import { forgiving } from '#server/inbox/inbox-filter.ts';
import { countForDigest } from '#server/outbox/digest-counts.ts';
import { countOutbox, listMailsAbout } from '#server/outbox/outbox.ts';
import { claimDueMails } from '#server/outbox/outbox-claims.ts';
import {
  countStuckMails,
  listFailedMails,
  listStuckMails,
  retryBatchSize,
  retryMails,
} from '#server/outbox/stuck-mails.ts';
import { personPage } from '#server/privacy/person-page.ts';
import { findPerson } from '#server/privacy/privacy.ts';
import { countByStatus, countRatings, listResponses } from '#server/responses/response-list.ts';
import { dueAt } from './due.ts';
import { newSubmission, supportMessage, withdrawal } from './factories.ts';

const page = 51;
const exported = 200;
const noticesPerHour = 20;

/** What the admin area and the outbox ask, by the name that the table of figures gives it. */
export function storedQueries(store: Store, messages: number): Record<string, () => Promise<unknown>> {
  const { db } = store;
  const now = '2026-11-25T09:00:00.000Z';
  const due = dueAt(now);
  const inbox = async (filter: Parameters<typeof listInbox>[1]) => {
    const found = await listInbox(db, filter);
    await listMailsAbout(
      db,
      'support_messages',
      found.map(({ id }) => id),
    );
  };
  const search = (words: string) => async () => {
    const filter = await forgiving(db, { search: words });
    await inbox({ limit: page, ...filter });
    await countInbox(db, { narrower: filter, due });
  };
  const list = (filter: Omit<Parameters<typeof listInbox>[1], 'limit'>) => async () =>
    await inbox({ ...filter, limit: page });
  return {
    'Inbox: what is to be done': list({ only: 'todo' }),
    'Inbox: all': list({}),
    'Inbox: new': list({ status: 'new' }),
    'Inbox: done': list({ status: 'done' }),
    'Inbox: suspected': list({ status: 'suspected' }),
    'Inbox: declarations': list({ only: 'declaration' }),
    'Inbox: assigned to one operator': list({ only: { assignee: 'nobody' } }),
    'Inbox: overdue': list({ only: { overdueBefore: now } }),
    'Inbox: due': list({ only: { due } }),
    'Inbox: to be done, a tag': list({ only: 'todo', tag: 'Angebot' }),
    'Inbox: done, a tag': list({ status: 'done', tag: 'Angebot' }),
    'Inbox: done, a seldom tag': list({ status: 'done', tag: 'Presse' }),
    'Inbox: done, assigned to one operator': list({ status: 'done', assignee: 'nobody' }),
    'Inbox: spam, assigned to no operator': list({ status: 'suspected', assignee: null }),
    'Inbox: due declarations': list({ only: { due }, kind: 'withdrawal' }),
    'Inbox: counts of a tag': async () => await countInbox(db, { narrower: { tag: 'Angebot' }, due }),
    'Inbox: counts of an operator': async () =>
      await countInbox(db, { narrower: { assignee: 'nobody' }, due }),
    'Inbox: counts of messages assigned to no operator': async () =>
      await countInbox(db, { narrower: { assignee: null, kind: 'message' }, due }),
    'Inbox: tags in use': async () => await listTags(db, 'support_messages'),
    'Inbox: answered': list({ only: 'answered' }),
    'Inbox: unconfirmed': list({ only: 'unconfirmed' }),
    'Inbox: bin': list({ isBinned: true }),
    'Inbox: counts of the folders': async () => await countInbox(db, { due }),
    'Inbox: a page far down': list({ before: '018f0000-0000-7000-8000-000000000000' }),
    'Search: a word of every second message': search('denlim'),
    'Search: a rather rare word': search('niszilimba'),
    'Search: a name': search('Vorname22 Familie963'),
    'Search: a number': search(`Vorgang ${Math.floor(messages / 3)}`),
    'Search: a telephone number': search('0171 2345678'),
    'Search: a word with a typing fault': search('niszilmba'),
    'Search: an address': search('kunde77@firma'),
    'Search: a single letter': search('b'),
    'Search: no hit': search('quellwitz denlim'),
    'Search: in what is new': async () => await inbox({ limit: page, search: 'denlim', status: 'new' }),
    'Customer: earlier messages': async () => {
      const [newest] = await listInbox(db, { limit: 1 });
      await listOthersOf(db, newest!, 20);
      await findInboxMessage(db, newest!.id);
    },
    'Customer: everything about an address': async () =>
      await findPerson(db, { email: 'kunde77@firma399.example' }),
    'Customer: one person': async () =>
      await personPage(db, { name: 'Vorname22 Familie963', email: 'kunde77@firma399.example' }, due),
    'Responses: list': async () => await listResponses(db, { limit: page }),
    'Responses: one offering, low rating': async () =>
      await listResponses(db, { limit: page, solution: 'nova', rating: 1, withComment: true }),
    'Responses: a month': async () =>
      await listResponses(db, {
        limit: page,
        from: '2024-02-01T00:00:00.000Z',
        until: '2024-03-01T00:00:00.000Z',
      }),
    'Responses: search': async () => await listResponses(db, { limit: page, search: 'niszilimba' }),
    'Responses: a tag': async () => await listResponses(db, { limit: page, tag: 'Zitat' }),
    'Responses: counts and tags': async () => {
      await countByStatus(db, {});
      await listTags(db, 'survey_responses');
    },
    'Responses: statistics': async () => await countRatings(db, {}),
    'Responses: statistics of a month': async () =>
      await countRatings(db, { from: '2024-02-01T00:00:00.000Z', until: '2024-03-01T00:00:00.000Z' }),
    'Export: count and first rows': async () => {
      await countListed(db, {});
      await listInbox(db, { limit: exported, isWhole: true });
    },
    'Export: rows from the middle': async () =>
      await listInbox(db, { limit: exported, isWhole: true, before: '018f0000-0000-7000-8000-000000000000' }),
    'Morning: messages and declarations': async () => {
      await countMessagesToDo(db, due);
      await countDeclarationsToDo(db);
      await listDeclarationsToDo(db, 5);
    },
    'Morning: new responses': async () => await countResponsesSince(db, '2025-01-01T00:00:00.000Z'),
    'Morning: thirty days': async () => await trendsOf(db, lastDays('Europe/Berlin', new Date(now))),
    'Morning: state of mail': async () => await countStuckMails(db, now),
    'Mails: list of stuck ones': async () => await listStuckMails(db, now),
    'Mails: all again': async () =>
      await retryMails(db, ['none', ...(await listFailedMails(db)).slice(0, retryBatchSize)], now),
    'Mails: counts for /metrics': async () => await countOutbox(db),
    'Mails: digest of an hour': async () =>
      await countForDigest(db, '2024-02-01T09:00:00.000Z', { address: null, topics: noticeTopics }),
    'Storing: a message and its acknowledgement': async () =>
      await createSupportMessage(store, newSubmission({ noticesPerHour }), supportMessage(), {
        network: 'network:sample',
      }),
    'Storing: a declaration': async () =>
      await createDeclaration(store, newSubmission({ noticesPerHour }), 'withdrawal', withdrawal()),
    'Outbox: claim of 20': async () =>
      await claimDueMails(store, { now, heldUntil: '2026-11-25T09:02:00.000Z', lease: 'bench', limit: 20 }),
  };
}
