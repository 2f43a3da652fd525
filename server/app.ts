import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Content } from '#content/content.ts';
import { idsIn } from '#content/offerings/listed.ts';
import { adminApi } from './api/admin/admin-api.ts';
import type { AdminParts } from './api/admin/admin-parts.ts';
import { tooManyAttempts } from './api/admin/client.ts';
import { strangerLimits } from './api/admin/stranger-limits.ts';
import { automaticAnswers } from './api/automatic-answers.ts';
import { cspReportsApi } from './api/csp-reports.ts';
import { reviewPage } from './api/declaration-review.ts';
import { declarationsApi } from './api/declarations.ts';
import { healthApi } from './api/health.ts';
import type { SubmissionParts } from './api/submission-api.ts';
import { supportApi } from './api/support.ts';
import { surveyApi } from './api/survey.ts';
import { createFailureLog } from './auth/failure-log.ts';
import { HashQueueFullError, queueSeconds } from './auth/hash-queue.ts';
import { createNetworkDelays } from './auth/network-delays.ts';
import { type PasswordCost, passwordCost } from './auth/password-hash.ts';
import { sessionCookie } from './auth/session-cookie.ts';
import type { Env } from './env.ts';
import { accessLog, requestLog } from './middleware/access-log.ts';
import { type BodyLimits, defaultBodyLimits } from './middleware/body-limit.ts';
import { methodNotAllowed } from './middleware/method-not-allowed.ts';
import { proxyWarning } from './middleware/proxy-warning.ts';
import { dayBudget } from './middleware/rate-limit.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import type { StoredAnswer } from './pages/stored-answer.ts';
import { HttpProblem, problemResponse } from './problem.ts';
import type { Publisher } from './publisher.ts';
import { createSpamJudge } from './spam-judge.ts';
import { isStoreReady } from './store/readiness.ts';
import type { Store } from './store/store.ts';
import { isUnavailable, StoreUnavailableError } from './store/store-unavailable.ts';

/** Everything that is no API: the rendered pages and their files. */
export type Site = {
  fetch: (request: Request) => Response | Promise<Response>;
  /** What is ready in memory under a path, sent without a detour; all else goes through the middleware. */
  find?: (path: string) => StoredAnswer | undefined;
};

export type AppParts = {
  store: Store;
  clock: () => Date;
  logger: Logger;
  env: Pick<Env, 'trustedProxyHops' | 'rateLimitPer10Min' | 'rateLimitOfAllPer10Min' | 'smtpUrl'> &
    Partial<Pick<Env, 'noticesPerHour'>>;
  /** Public address of the site. */
  origin: string;
  content: Content;
  site: Site;
  publisher: Publisher;
  bodyLimits?: BodyLimits;
  /** Tests hash passwords at less cost. */
  passwordCost?: PasswordCost;
  /** Told after each stored submission and reply. */
  onStored?: () => void;
  /** True from the moment the server is asked to stop. */
  isStopping?: () => boolean;
};

/** Addresses that may stand in the log as they are. */
const routes = new Set([
  '/api/support',
  '/api/survey',
  '/api/withdraw-contract',
  '/api/cancel-contract',
  '/api/csp-reports',
  '/api/admin/session',
  '/api/admin/setup',
  '/api/admin/publications',
  '/healthz',
  '/readyz',
]);

const unexpected = new HttpProblem(500, 'Something went wrong on the server.');
const storeUnavailable = new HttpProblem(503, 'Submissions cannot be stored at the moment.', {
  headers: { 'Retry-After': '30' },
});
const adminUnavailable = new HttpProblem(503, 'The store is unavailable at the moment.', {
  headers: { 'Retry-After': '30' },
});

/** The server: middleware in order, the APIs, then the site. */
export function createApp(parts: AppParts): Hono {
  const { store, clock, logger, env, origin, content, site } = parts;
  const app = new Hono();
  const forms: SubmissionParts = {
    store,
    clock,
    origin,
    bodyLimits: parts.bodyLimits ?? defaultBodyLimits,
    rateLimit: { perAddress: env.rateLimitPer10Min, trustedHops: env.trustedProxyHops },
    dayBudget: dayBudget({ isOn: env.rateLimitPer10Min > 0, trustedHops: env.trustedProxyHops }),
    floodFrom: env.rateLimitOfAllPer10Min,
    judgeSpam: createSpamJudge({ store, clock, logger }),
    noticesPerHour: env.noticesPerHour ?? 0,
    answers: automaticAnswers(content.site, env.smtpUrl !== undefined),
    onStored: parts.onStored ?? (() => {}),
  };
  const admin: AdminParts = {
    store,
    clock,
    origin,
    content,
    publisher: parts.publisher,
    bodyLimits: forms.bodyLimits,
    strangers: strangerLimits(forms.bodyLimits, env.rateLimitPer10Min > 0),
    trustedHops: env.trustedProxyHops,
    cookie: sessionCookie(origin),
    networkDelays: createNetworkDelays(),
    failureLog: createFailureLog(),
    passwordCost: parts.passwordCost ?? passwordCost,
    siteWords: [...idsIn(content.offerings), content.site.brand.name, new URL(origin).hostname],
    wakeMail: forms.onStored,
    sendsMail: env.smtpUrl !== undefined,
  };
  const headers = securityHeaders(origin);

  // First, so that every answer is logged, refusals and errors too.
  app.use(accessLog(requestLog(logger, routes)));
  for (const path of ['/api/*', '/healthz', '/readyz']) app.use(path, headers);
  app.use('/api/*', proxyWarning(logger, env.trustedProxyHops));

  app.route('/api/support', supportApi(forms));
  app.route('/api/survey', surveyApi(forms));
  app.route('/', declarationsApi(forms, reviewPage(site, origin), headers));
  app.route('/api/admin', adminApi(admin));
  app.route(
    '/api/csp-reports',
    cspReportsApi({
      logger,
      bodyLimits: forms.bodyLimits,
      trustedHops: env.trustedProxyHops,
      isPage: (path) => site.find?.(path) !== undefined,
    }),
  );
  app.all('/api/*', () => {
    throw new HttpProblem(404, 'There is nothing at this address.');
  });
  app.route(
    '/',
    healthApi(async () => !parts.isStopping?.() && (await isStoreReady(store))),
  );
  app.on('TRACE', '*', methodNotAllowed('GET', 'HEAD'));
  app.all('*', (c) => site.fetch(c.req.raw));

  app.onError((error, c) => {
    if (error instanceof HttpProblem) return problemResponse(error);
    if (error instanceof HashQueueFullError) return problemResponse(tooManyAttempts(queueSeconds));
    const requestId = c.get('requestId' as never) as string | undefined;
    const isAdmin = c.req.path.startsWith('/api/admin/');
    if (error instanceof StoreUnavailableError || (isAdmin && isUnavailable(error))) {
      const err = error instanceof StoreUnavailableError ? error.cause : error;
      logger.error({ err, requestId }, 'The store is unavailable');
      return problemResponse(isAdmin ? adminUnavailable : storeUnavailable);
    }
    logger.error({ err: error, requestId }, 'Unexpected error');
    return problemResponse(unexpected);
  });
  return app;
}
