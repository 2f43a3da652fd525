import type { RequestListener } from 'node:http';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Content } from '#content/content.ts';
import { idsIn } from '#content/offerings/listed.ts';
import { solutionsIn } from '#content/offerings/survey-choices.ts';
import { placesToApprove } from '#content/places-to-approve.ts';
import type { CheckResult } from '#domain/health/checks.ts';
import type { AuthParts } from './accounts/auth-parts.ts';
import { strangerLimits, tooManyAttempts } from './accounts/client.ts';
import { createFailureLog } from './accounts/failure-log.ts';
import { createFailureBound, createNetworkSubjects } from './accounts/network-subjects.ts';
import {
  HashQueueFullError,
  type PasswordCost,
  passwordCost,
  queueSeconds,
} from './accounts/password-hash.ts';
import { sessionCookie } from './accounts/session-cookie.ts';
import { firstLinkRecipient } from './accounts/set-up-link.ts';
import { adminApi } from './admin-api.ts';
import type { AdminParts, SendTestMail } from './admin-parts.ts';
import { type Answered, accessLog, requestLog } from './core/http/access-log.ts';
import { type BodyLimits, defaultBodyLimits } from './core/http/body-limit.ts';
import { proxyWarning } from './core/http/client-address.ts';
import { withApiHeaders } from './core/http/headers.ts';
import { HttpProblem, problemResponse, unexpected } from './core/http/problem.ts';
import { dayBudget } from './core/limits/rate-limit.ts';
import { isStoreReady } from './core/store/migrate.ts';
import type { Store } from './core/store/store.ts';
import { isUnavailable, StoreUnavailableError } from './core/store/store-unavailable.ts';
import type { Env } from './env.ts';
import { automaticAnswers } from './forms/automatic-answers.ts';
import { declarationsApi, supportApi, surveyApi } from './forms/form-routes.ts';
import { createSpamJudge } from './forms/spam-judge.ts';
import type { SubmissionParts } from './forms/submission-api.ts';
import { firstHandler, redirectToHttps, serveApi, serveSite } from './front-door.ts';
import { describeChecks } from './health/checks-routes.ts';
import { cspReportsApi } from './health/csp-reports.ts';
import { healthApi } from './health/health.ts';
import { createLaunchChecklist } from './health/launch-checklist.ts';
import type { PreviewedSite } from './pages/site.ts';
import { respond } from './pages/stored-answer.ts';
import { createContentDraft } from './publishing/content-draft.ts';
import { linkedPreviews } from './publishing/linked-preview-routes.ts';
import { plannedPages } from './publishing/planned-pages.ts';
import type { PlanKeeper } from './publishing/plans.ts';
import type { Publisher } from './publishing/publisher.ts';

export type AppParts = {
  store: Store;
  clock: () => Date;
  logger: Logger;
  env: Pick<Env, 'trustedProxyHops' | 'rateLimitPer10Min' | 'rateLimitOfAllPer10Min' | 'smtpUrl'> &
    Partial<Pick<Env, 'imapUrl' | 'noticesPerHour' | 'dataDir' | 'isIndexed' | 'dkimSelector'>>;
  origin: string;
  content: Content;
  site: PreviewedSite;
  publisher: Publisher;
  plans: PlanKeeper;
  /** Called with every answer. */
  onAnswered?: (answer: Answered) => void;
  bodyLimits?: BodyLimits;
  /** Tests lower the cost of password hashing. */
  passwordCost?: PasswordCost;
  testMail?: SendTestMail;
  /** Runs the checks of the server; nothing is found without it. */
  examine?: () => Promise<readonly CheckResult[]>;
  /** Instead of the machine’s own. */
  nameServers?: readonly string[];
  onStored?: () => void;
  isStopping?: () => boolean;
  /** How many share the limits of requests; alone without it. */
  processes?: () => number;
};

const storeUnavailable = new HttpProblem(503, 'Submissions cannot be stored at the moment.', {
  headers: { 'Retry-After': '30' },
});
const adminUnavailable = new HttpProblem(503, 'The store is unavailable at the moment.', {
  headers: { 'Retry-After': '30' },
});

export function createApp(parts: AppParts): RequestListener {
  const { env, logger, origin, site } = parts;
  const logRequest = requestLog(logger, parts.onAnswered);
  return firstHandler([
    redirectToHttps(origin, env.trustedProxyHops, logRequest),
    serveApi(createApi(parts, logRequest)),
    serveSite({ site, origin, logRequest, logger }),
  ]);
}

export function createApi(parts: AppParts, logRequest = requestLog(parts.logger)): Hono {
  const { store, clock, logger, env, origin, content, site, processes } = parts;
  const app = new Hono();
  const places = () =>
    placesToApprove({
      words: content.words,
      claims: parts.publisher.content().claims,
      today: clock().toISOString().slice(0, 10),
    });
  const boundFailures = createFailureBound(store);
  const networkSubjects = createNetworkSubjects(store, boundFailures);
  const forms: SubmissionParts = {
    store,
    clock,
    origin,
    bodyLimits: parts.bodyLimits ?? defaultBodyLimits,
    rateLimit: { perAddress: env.rateLimitPer10Min, trustedHops: env.trustedProxyHops, processes },
    dayBudget: dayBudget({ isOn: env.rateLimitPer10Min > 0, trustedHops: env.trustedProxyHops, processes }),
    floodFrom: env.rateLimitOfAllPer10Min,
    judgeSpam: createSpamJudge(clock),
    noticesPerHour: env.noticesPerHour ?? 0,
    answers: automaticAnswers(() => parts.publisher.content().site, {
      store,
      sendsMail: env.smtpUrl !== undefined,
      subjectOf: networkSubjects,
    }),
    formPage: async (path, posted, { status, acceptEncoding }) =>
      respond(await site.showForm(path, posted, status), { acceptEncoding }),
    onStored: parts.onStored ?? (() => {}),
  };
  const contentDraft = createContentDraft({ store, shipped: content, publisher: parts.publisher, clock });
  const planPages = plannedPages({ site, contentDraft, plans: parts.plans, content });
  const auth: AuthParts = {
    store,
    clock,
    networkSubjects,
    boundFailures,
    failureLog: createFailureLog(),
    passwordCost: parts.passwordCost ?? passwordCost,
    siteWords: [...idsIn(content.offerings), content.site.brand.name, new URL(origin).hostname],
    wakeMail: forms.onStored,
  };
  const admin: AdminParts = {
    auth,
    store,
    clock,
    origin,
    content: parts.publisher.content,
    shipped: content,
    places,
    launchChecklist: createLaunchChecklist({
      store,
      content: parts.publisher.content,
      places,
      env: { dataDir: '.', isIndexed: true, ...env },
      clock,
      nameServers: parts.nameServers,
    }),
    examine: describeChecks({
      examine: parts.examine ?? (async () => []),
      content: parts.publisher.content,
    }),
    publisher: parts.publisher,
    previewPage: async (path, acceptEncoding, planId) => {
      const page = await (planId === undefined
        ? site.preview(path, await contentDraft.edits())
        : planPages.preview(path, planId));
      return page && respond(page, { acceptEncoding });
    },
    contentDraft,
    plans: parts.plans,
    bodyLimits: forms.bodyLimits,
    strangers: strangerLimits(forms.bodyLimits, env.rateLimitPer10Min > 0),
    processes,
    trustedHops: env.trustedProxyHops,
    cookie: sessionCookie(origin),
    wakeMail: auth.wakeMail,
    sendsMail: env.smtpUrl !== undefined,
    readsMail: env.imapUrl !== undefined,
    testMail: parts.testMail,
    dataDir: env.dataDir ?? '.',
    firstLink: firstLinkRecipient(content.site, env.smtpUrl) === undefined ? 'printed' : 'mailed',
  };

  // First, so that every answer is logged, including refusals and errors.
  app.use(accessLog(logRequest));
  app.use(withApiHeaders(origin));
  app.use('/api/*', proxyWarning(logger, env.trustedProxyHops));

  app.route('/', supportApi(forms));
  app.route('/', surveyApi(forms, solutionsIn(content.offerings)));
  app.route('/', declarationsApi(forms));
  app.route('/api/admin', adminApi(admin));
  app.route(
    '/',
    linkedPreviews({
      store,
      clock,
      trustedHops: env.trustedProxyHops,
      processes,
      isLimited: env.rateLimitPer10Min > 0,
      linkedPage: async (path, { plan, ...link }) => {
        const page = await (plan === null
          ? site.linked(path, await contentDraft.edits(), link)
          : planPages.linked(path, plan, link));
        return page && respond(page);
      },
      notFound: async () => respond(await site.answer('GET', new URL('/preview/', origin))),
    }),
  );
  app.route(
    '/api/csp-reports',
    cspReportsApi({
      logger,
      bodyLimits: forms.bodyLimits,
      trustedHops: env.trustedProxyHops,
      processes,
      isPage: (path) => site.find(path) !== undefined,
    }),
  );
  app.route(
    '/',
    healthApi(async () => !parts.isStopping?.() && (await isStoreReady(store))),
  );
  app.all('*', () => {
    throw new HttpProblem(404, 'There is nothing at this address.');
  });

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
