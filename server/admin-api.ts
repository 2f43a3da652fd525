import { type Context, Hono } from 'hono';
import type { Capability } from '#domain/accounts/roles.ts';
import { adminAccess } from './accounts/admin-access.ts';
import { knownDevice } from './accounts/begin-session.ts';
import { confirmationApi } from './accounts/confirmation.ts';
import { forgottenPasswordApi } from './accounts/forgotten-password-routes.ts';
import { operatorsApi } from './accounts/operators-routes.ts';
import { passwordApi } from './accounts/password-routes.ts';
import { profileApi } from './accounts/profile.ts';
import { sessionApi } from './accounts/session-routes.ts';
import { sessionsApi } from './accounts/sessions-routes.ts';
import { setUpApi } from './accounts/set-up-routes.ts';
import { totpApi } from './accounts/totp-routes.ts';
import type { AdminParts } from './admin-parts.ts';
import { checklistApi } from './api/admin/checklist.ts';
import { checksApi } from './api/admin/checks.ts';
import { eventsApi } from './api/admin/events.ts';
import { todayApi } from './api/admin/today.ts';
import { auditApi } from './audit/audit-routes.ts';
import type { AdminEnv, AdminResource } from './core/api/admin-env.ts';
import { repeatable } from './core/api/repeatable.ts';
import { HttpProblem } from './core/http/problem.ts';
import { sameSite } from './core/http/same-site.ts';
import { rateLimit } from './core/limits/rate-limit.ts';
import { blockedSendersApi } from './inbox/blocked-senders-routes.ts';
import { mailboxApi } from './inbox/incoming/mailbox.ts';
import { messagesApi } from './inbox/messages.ts';
import { replyTemplatesApi } from './inbox/reply-templates-routes.ts';
import { mailsApi } from './outbox/mails.ts';
import { noticesApi } from './outbox/notices-routes.ts';
import { privacyApi } from './privacy/privacy-routes.ts';
import { contentApprovalsApi } from './publishing/content-approvals-routes.ts';
import { contentPreviewApi } from './publishing/content-preview.ts';
import { contentApi } from './publishing/content-routes.ts';
import { plansApi } from './publishing/plans-routes.ts';
import { previewLinksApi } from './publishing/preview-links-routes.ts';
import { publicationApi, publicationsApi } from './publishing/publications-routes.ts';
import { contentTranslationApi } from './publishing/translation/content-translation.ts';
import { responsesApi } from './responses/responses.ts';

/** Everything else is denied without a session, whether it exists or not (SEC-21). */
const openPaths = ['/session', '/forgotten-password', '/setup', '/setup/check', '/setup/address'];
export const openRoutes: ReadonlySet<string> = new Set(openPaths.map((path) => `POST /api/admin${path}`));

/** Guests may ask whether somebody is signed in, and what visitors see. */
const openToGuests = new Set(['GET /api/admin/session', 'GET /api/admin/publication']);

/** A route missing here is refused for every role. */
export const neededFor: Readonly<Record<string, Capability>> = {
  'GET /api/admin/session': 'useOwnAccount',
  'DELETE /api/admin/session': 'useOwnAccount',
  'POST /api/admin/confirmation': 'useOwnAccount',
  'GET /api/admin/sessions': 'useOwnAccount',
  'DELETE /api/admin/sessions': 'useOwnAccount',
  'DELETE /api/admin/sessions/:id': 'useOwnAccount',
  'POST /api/admin/profile': 'useOwnAccount',
  'GET /api/admin/notices': 'workInbox',
  'PUT /api/admin/notices': 'workInbox',
  'POST /api/admin/password': 'useOwnAccount',
  'GET /api/admin/totp': 'useOwnAccount',
  'POST /api/admin/totp': 'useOwnAccount',
  'POST /api/admin/totp/confirm': 'useOwnAccount',
  'POST /api/admin/totp/recovery-codes': 'useOwnAccount',
  'POST /api/admin/totp/disable': 'useOwnAccount',

  'GET /api/admin/events': 'seeDay',
  'GET /api/admin/today': 'seeDay',
  'POST /api/admin/today/visits': 'workInbox',
  'GET /api/admin/mails': 'workInbox',
  'POST /api/admin/mails/retry': 'workInbox',
  'POST /api/admin/mails/test': 'workInbox',
  'POST /api/admin/mails/:id/retry': 'workInbox',
  'POST /api/admin/mails/:id/dismiss': 'workInbox',

  'GET /api/admin/operators': 'seeColleagues',
  'POST /api/admin/operators': 'manageAccess',
  'POST /api/admin/operators/second-factor-rule': 'manageAccess',
  'POST /api/admin/operators/:id/link': 'manageAccess',
  'POST /api/admin/operators/:id/role': 'manageAccess',
  'POST /api/admin/operators/:id/sessions': 'manageAccess',
  'POST /api/admin/operators/:id/second-factor': 'manageAccess',
  'POST /api/admin/operators/:id/remove': 'manageAccess',
  'GET /api/admin/audit': 'readAudit',
  'GET /api/admin/audit/export': 'eraseAndExport',

  'GET /api/admin/publication': 'useOwnAccount',
  'GET /api/admin/publications': 'publish',
  'POST /api/admin/publications': 'publish',
  'GET /api/admin/publications/:version': 'publish',
  'POST /api/admin/publications/:version/restore': 'publish',

  'GET /api/admin/content/preview': 'publish',
  'GET /api/admin/content/preview-links': 'publish',
  'POST /api/admin/content/preview-links': 'publish',
  'DELETE /api/admin/content/preview-links/:id': 'publish',

  'GET /api/admin/messages': 'workInbox',
  'GET /api/admin/messages/export': 'eraseAndExport',
  'POST /api/admin/messages/bulk': 'workInbox',
  'POST /api/admin/messages/bulk/undo': 'workInbox',
  'GET /api/admin/messages/:id': 'workInbox',
  'PATCH /api/admin/messages/:id': 'workInbox',
  'GET /api/admin/messages/:id/drafts': 'workInbox',
  'PUT /api/admin/messages/:id/drafts/:kind': 'workInbox',
  'DELETE /api/admin/messages/:id/drafts/:kind': 'workInbox',
  'POST /api/admin/messages/:id/files': 'workInbox',
  'GET /api/admin/messages/:id/files/:fileId': 'workInbox',
  'DELETE /api/admin/messages/:id/files/:fileId': 'workInbox',
  'POST /api/admin/messages/:id/files/:fileId/parts': 'workInbox',
  'POST /api/admin/messages/:id/notes': 'workInbox',
  'POST /api/admin/messages/:id/replies': 'workInbox',
  'POST /api/admin/messages/:id/confirmation': 'workInbox',
  'POST /api/admin/messages/:id/mails/:mailId/retry': 'workInbox',
  'GET /api/admin/plans': 'publish',
  'GET /api/admin/plans/:id': 'publish',
  'PUT /api/admin/plans/rule': 'manageAccess',
  'DELETE /api/admin/plans/:id': 'publish',
  'POST /api/admin/plans/:id/approve': 'publish',
  'GET /api/admin/content': 'publish',
  'GET /api/admin/content/checks': 'publish',
  'GET /api/admin/content/guide': 'publish',
  'GET /api/admin/content/draft': 'publish',
  'PATCH /api/admin/content/draft': 'publish',
  'POST /api/admin/content/restore': 'publish',
  'GET /api/admin/content/compare': 'publish',
  'POST /api/admin/content/links/check': 'publish',
  'GET /api/admin/content/translation': 'publish',
  'POST /api/admin/content/translation': 'publish',
  'GET /api/admin/content/translation/file': 'publish',
  'GET /api/admin/content/approvals': 'publish',
  'POST /api/admin/content/approvals': 'publish',
  'GET /api/admin/checklist': 'publish',
  'POST /api/admin/checklist/dns': 'publish',
  'POST /api/admin/checks': 'manageAccess',
  'GET /api/admin/mailbox': 'workInbox',
  'GET /api/admin/reply-templates': 'workInbox',
  'POST /api/admin/reply-templates': 'workInbox',
  'POST /api/admin/reply-templates/order': 'workInbox',
  'PATCH /api/admin/reply-templates/:id': 'workInbox',
  'DELETE /api/admin/reply-templates/:id': 'workInbox',
  'GET /api/admin/blocked-senders': 'workInbox',
  'POST /api/admin/blocked-senders': 'workInbox',
  'DELETE /api/admin/blocked-senders/:id': 'workInbox',
  'GET /api/admin/responses': 'workInbox',
  'GET /api/admin/responses/summary': 'workInbox',
  'GET /api/admin/responses/export': 'eraseAndExport',
  'GET /api/admin/responses/:id': 'workInbox',
  'PATCH /api/admin/responses/:id': 'workInbox',
  'POST /api/admin/responses/:id/message': 'workInbox',
  'POST /api/admin/responses/:id/mails/:mailId/retry': 'workInbox',
  'GET /api/admin/privacy': 'eraseAndExport',
  'POST /api/admin/privacy/export': 'eraseAndExport',
  'POST /api/admin/privacy/erasure': 'eraseAndExport',
};

export function adminApi(parts: AdminParts): AdminResource {
  const { auth, clock, cookie, origin, strangers, trustedHops, processes } = parts;
  const { store } = auth;
  const api = new Hono<AdminEnv>();
  const { answerAgain, noteKey } = repeatable({ store, clock });
  api.use(
    sameSite(origin),
    answerAgain,
    adminAccess({ store, clock, cookie, open: openRoutes, openToGuests, needed: neededFor }),
    noteKey,
  );
  // Failed attempts from an operator's network must not lock out a browser that has signed in before.
  const senderOf = async (c: Context) => (await knownDevice(store.db, cookie.readDevice(c), clock()))?.id;
  const { perAddress } = strangers;
  api.on('POST', openPaths, rateLimit({ perAddress, ofAll: 0, trustedHops, processes, senderOf }));
  api.post(
    '/forgotten-password',
    rateLimit({ perAddress: strangers.asked, trustedHops, processes, senderOf }),
  );

  api.route('/session', sessionApi(parts));
  api.route('/confirmation', confirmationApi(parts));
  api.route('/sessions', sessionsApi(parts));
  api.route('/setup', setUpApi(parts));
  api.route('/forgotten-password', forgottenPasswordApi(parts));
  api.route('/profile', profileApi(parts));
  api.route('/notices', noticesApi(parts));
  api.route('/password', passwordApi(parts));
  api.route('/totp', totpApi(parts));
  api.route('/events', eventsApi(parts));
  api.route('/today', todayApi(parts));
  api.route('/content', contentApi(parts));
  api.route('/plans', plansApi(parts));
  api.route('/content/translation', contentTranslationApi(parts));
  api.route('/content/approvals', contentApprovalsApi(parts));
  api.route('/checklist', checklistApi(parts));
  api.route('/checks', checksApi(parts));
  api.route('/mails', mailsApi(parts));
  api.route('/operators', operatorsApi(parts));
  api.route('/publication', publicationApi(parts));
  api.route('/publications', publicationsApi(parts));
  api.route('/content/preview', contentPreviewApi(parts));
  api.route('/content/preview-links', previewLinksApi(parts));
  api.route('/audit', auditApi(parts));
  api.route('/messages', messagesApi(parts));
  api.route('/mailbox', mailboxApi(parts));
  api.route('/reply-templates', replyTemplatesApi(parts));
  api.route('/blocked-senders', blockedSendersApi(parts));
  api.route('/responses', responsesApi(parts));
  api.route('/privacy', privacyApi(parts));

  api.all('*', () => {
    throw new HttpProblem(404, 'There is nothing at this address.');
  });
  return api;
}
