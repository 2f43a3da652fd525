import { type Context, Hono } from 'hono';
import { accountRoutes } from './accounts/account-routes.ts';
import { adminAccess } from './accounts/admin-access.ts';
import { strangerLimits } from './accounts/client.ts';
import { operatorsRoutes } from './accounts/operators-routes.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { knownDevice } from './accounts/sessions.ts';
import { setUpRoutes } from './accounts/set-up-routes.ts';
import { totpRoutes } from './accounts/totp-routes.ts';
import type { AdminParts } from './admin-parts.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import type { AdminEnv, AdminResource } from './core/api/admin-env.ts';
import { repeatable } from './core/api/repeatable.ts';
import { mount, type Route } from './core/api/route.ts';
import { HttpProblem } from './core/http/problem.ts';
import { sameSite } from './core/http/same-site.ts';
import { figuresRoutes } from './figures/figures.ts';
import { blockedSendersRoutes } from './forms/blocked-senders.ts';
import { checksRoutes } from './health/checks-routes.ts';
import { checklistRoutes } from './health/launch-checklist.ts';
import { todayRoutes } from './health/today.ts';
import { trendsRoutes } from './health/trends.ts';
import { weeklyFiguresRoutes } from './health/weekly-figures.ts';
import { mailboxRoutes } from './inbox/incoming/mailbox.ts';
import { messagesRoutes } from './inbox/messages.ts';
import { replyTemplatesRoutes } from './inbox/reply-templates.ts';
import { mailsRoutes } from './outbox/mails.ts';
import { noticesRoutes } from './outbox/notices.ts';
import { personRoutes } from './privacy/person-page.ts';
import { privacyRoutes } from './privacy/privacy-routes.ts';
import { contentReviewsRoutes } from './publishing/content-reviews.ts';
import { contentPreviewRoutes, contentRoutes } from './publishing/content-routes.ts';
import { previewLinksRoutes } from './publishing/preview-links.ts';
import { releaseRoutes, releasesRoutes } from './publishing/releases-routes.ts';
import { contentTranslationRoutes } from './publishing/translation/content-translation.ts';
import { passagesRoutes } from './questions/passages.ts';
import { questionsRoutes } from './questions/questions-routes.ts';
import { responsesRoutes } from './responses/responses.ts';

/** All routes of the admin area. Everything else is denied without a session, whether it exists or not (SEC-21). */
export function adminRoutes(parts: AdminParts): Route[] {
  return [
    ...sessionRoutes(parts),
    ...setUpRoutes(parts),
    ...accountRoutes(parts),
    ...noticesRoutes(parts),
    ...totpRoutes(parts),
    ...todayRoutes(parts),
    ...trendsRoutes(parts),
    ...figuresRoutes(parts),
    ...weeklyFiguresRoutes(parts),
    ...contentRoutes(parts),
    ...contentTranslationRoutes(parts),
    ...contentReviewsRoutes(parts),
    ...checklistRoutes(parts),
    ...checksRoutes(parts),
    ...mailsRoutes(parts),
    ...operatorsRoutes(parts),
    ...releaseRoutes(parts),
    ...releasesRoutes(parts),
    ...contentPreviewRoutes(parts),
    ...previewLinksRoutes(parts),
    ...auditRoutes(parts),
    ...questionsRoutes(parts),
    ...messagesRoutes(parts),
    ...passagesRoutes(parts),
    ...mailboxRoutes(parts),
    ...replyTemplatesRoutes(parts),
    ...blockedSendersRoutes(parts),
    ...responsesRoutes(parts),
    ...personRoutes(parts),
    ...privacyRoutes(parts),
  ];
}

export function adminApi(parts: AdminParts): AdminResource {
  const { auth, clock, cookie, origin, limiter, bodyLimits } = parts;
  const { store } = auth;
  const routes = adminRoutes(parts);
  const api = new Hono<AdminEnv>();
  const { answerAgain, noteKey } = repeatable({ store, clock });
  api.use(sameSite(origin), answerAgain, adminAccess(parts, routes), noteKey);
  // Failed attempts from an operator's network must not lock out a browser that has signed in before.
  const keyOf = async (c: Context) => (await knownDevice(store.db, cookie.readDevice(c), clock()))?.id;
  const { requestsPer10Min, askedPer10Min, bodyBytes } = strangerLimits;
  const open = routes.flatMap(({ may, path }) => (may === 'anyone' ? [path] : []));
  api.on('POST', open, limiter.perClient({ per10Min: requestsPer10Min, keyOf }));
  api.post('/forgotten-password', limiter.perClient({ per10Min: askedPer10Min, keyOf }));
  mount(api, routes, { operators: bodyLimits, strangers: { ...bodyLimits, maxBytes: bodyBytes } });
  api.all('*', () => {
    throw new HttpProblem(404, 'There is nothing at this address.');
  });
  return api;
}
