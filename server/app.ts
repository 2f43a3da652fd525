import type { RequestListener } from 'node:http';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Content } from '#content/content.ts';
import { solutionsIn } from '#content/offerings/survey-choices.ts';
import type { CheckResult } from '#domain/health/checks.ts';
import { languageOfPath } from '#domain/language/addresses.ts';
import type { Language } from '#domain/language/languages.ts';
import type { PasswordCost } from './accounts/password-hash.ts';
import { adminApi } from './admin-api.ts';
import { adminParts } from './admin-parts.ts';
import { assistantRoutes } from './assistant/assistant-routes.ts';
import { createModel, modelServerIn } from './assistant/model.ts';
import { type Answered, accessLog, requestLog } from './core/http/access-log.ts';
import type { BodyLimits } from './core/http/body-limit.ts';
import { proxyWarning } from './core/http/client-address.ts';
import { withApiHeaders } from './core/http/headers.ts';
import { HttpProblem, problemResponse, unexpected } from './core/http/problem.ts';
import { isStoreReady } from './core/store/migrate.ts';
import type { Store } from './core/store/store.ts';
import { isUnavailable, StoreUnavailableError } from './core/store/store-unavailable.ts';
import type { Env } from './env.ts';
import { actsApi } from './figures/acts-api.ts';
import type { Visits } from './figures/visits.ts';
import { formRoutes } from './forms/form-routes.ts';
import type { SubmissionParts } from './forms/submission-api.ts';
import { firstHandler, redirectToHttps, serveApi, serveSite } from './front-door.ts';
import { cspReportsApi } from './health/csp-reports.ts';
import { healthApi } from './health/health.ts';
import type { SendTestMail } from './outbox/mails/operator-mail.ts';
import { respond } from './pages/stored-answer.ts';
import { linkedPreviews } from './publishing/preview-links.ts';
import type { Publishing } from './publishing/publishing.ts';
import { questionKeeper } from './questions/questions.ts';
import { searchRoutes } from './search/search-routes.ts';

export type AppParts = {
  store: Store;
  clock: () => Date;
  logger: Logger;
  env: Env;
  /** Default content. */
  content: Content;
  publishing: Publishing;
  visits: Visits;
  running?: Running;
  testing?: Testing;
};

/** The surroundings that a started server has, and a test has or not. */
export type Running = {
  onAnswered?: ((answer: Answered) => void) | undefined;
  /** Called when a mail was queued. */
  wakeMail?: () => void;
  testMail?: SendTestMail;
  /** Runs the checks of the server; nothing is found without it. */
  examine?: () => Promise<readonly CheckResult[]>;
  isStopping?: () => boolean;
  /** How many share the limits of requests; alone without it. */
  processes?: () => number;
};

export type Testing = {
  bodyLimits?: BodyLimits;
  passwordCost?: PasswordCost;
  nameServers?: readonly string[];
};

export function createApp(parts: AppParts): RequestListener {
  const { env, logger, content, publishing, visits, running } = parts;
  const { origin } = content.site;
  const logRequest = requestLog(logger, running?.onAnswered);
  return firstHandler([
    redirectToHttps(origin, env.trustedProxyHops, logRequest),
    serveApi(createApi(parts, logRequest)),
    serveSite({ site: publishing.site, origin, logRequest, logger, visits }),
  ]);
}

export function createApi(parts: AppParts, logRequest = requestLog(parts.logger)): Hono {
  const { store, clock, logger, env, content, publishing, visits, running } = parts;
  const { site } = publishing;
  const isPage = (path: string) => site.find(path) !== undefined;
  const admin = adminParts(parts);
  const { origin, sendsMail, bodyLimits, limiter, wakeMail, contentDraft } = admin;
  const forms: SubmissionParts = {
    store,
    clock,
    origin,
    site: () => admin.content().site,
    sendsMail,
    bodyLimits,
    limiter,
    per10Min: env.rateLimitPer10Min,
    ofAllPer10Min: env.rateLimitOfAllPer10Min,
    noticesPerHour: env.noticesPerHour,
    formPage: async (c, path, posted, status) =>
      respond(await site.showForm(path, posted, status), { acceptEncoding: c.req.header('accept-encoding') }),
    wakeMail,
    visits,
    isPage,
  };
  const onUnanswered = questionKeeper({ store, clock, logger });
  const keepUnanswered = async (language: Language, asked: URLSearchParams) => {
    const { query, isTooLong, isFitting } = await admin.search(language, asked.get('q') ?? '');
    if (query && !isTooLong && !isFitting) await onUnanswered(language, query);
  };
  const app = new Hono();

  // First, so that every answer is logged, including refusals and errors.
  app.use(accessLog(logRequest));
  app.use(withApiHeaders(origin));
  app.use('/api/*', proxyWarning(logger, env.trustedProxyHops));

  app.route('/', formRoutes(forms, solutionsIn(content.offerings)));
  app.route('/api/admin', adminApi(admin));
  app.route(
    '/',
    linkedPreviews({
      store,
      clock,
      limiter,
      linkedPage: async (path, { release, ...link }) => {
        const edits = await contentDraft.previewed(release, { isOpen: true });
        const page = edits && (await site.linked(path, edits, link));
        return page && respond(page);
      },
      notFound: async () => respond(await site.answer('GET', new URL('/preview/', origin))),
    }),
  );
  app.route(
    '/',
    searchRoutes({
      limiter,
      content: admin.content,
      search: admin.search,
      page: async ({ req }) => {
        const asked = new URL(req.url, origin);
        const answer = await site.answer('GET', asked);
        if (req.method === 'GET' && answer.status === 200)
          void keepUnanswered(languageOfPath(asked.pathname), asked.searchParams);
        return respond(answer, {
          acceptEncoding: req.header('accept-encoding'),
          ifNoneMatch: req.header('if-none-match'),
        });
      },
    }),
  );
  const modelServer = modelServerIn(env);
  app.route(
    '/',
    assistantRoutes({
      origin,
      bodyLimits,
      limiter,
      content: admin.content,
      index: site.index,
      choose:
        modelServer &&
        createModel(modelServer, {
          clock,
          logger,
          perDay: env.assistantPerDay,
          processes: running?.processes,
        }),
      onUnanswered,
    }),
  );
  app.route(
    '/api/csp-reports',
    cspReportsApi({
      logger,
      bodyLimits,
      limiter,
      isPage,
    }),
  );
  app.route('/api/acts', actsApi({ visits, content: admin.content, bodyLimits, limiter, isPage }));
  app.route(
    '/',
    healthApi(async () => !running?.isStopping?.() && (await isStoreReady(store))),
  );
  app.all('*', () => {
    throw new HttpProblem(404, 'There is nothing at this address.');
  });

  app.onError((error, c) => {
    if (error instanceof HttpProblem) return problemResponse(error);
    const requestId = c.get('requestId' as never) as string | undefined;
    if (isUnavailable(error)) {
      const err = error instanceof StoreUnavailableError ? error.cause : error;
      logger.error({ err, requestId }, 'The store is unavailable');
      const detail = c.req.path.startsWith('/api/admin/')
        ? 'The store is unavailable at the moment.'
        : 'Submissions cannot be stored at the moment.';
      return problemResponse(new HttpProblem(503, detail, { headers: { 'Retry-After': '30' } }));
    }
    logger.error({ err: error, requestId }, 'Unexpected error');
    return problemResponse(unexpected);
  });
  return app;
}
