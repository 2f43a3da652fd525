import { idsIn } from '#content/offerings/listed.ts';
import { placesToReview } from '#content/places-to-review.ts';
import type { Language } from '#domain/language/languages.ts';
import { searchAnswer } from '#server/search/search-answer.ts';
import { createFailureLog } from './accounts/attempts.ts';
import type { AuthParts } from './accounts/client.ts';
import { firstLinkRecipient } from './accounts/operator-links.ts';
import { passwordCost } from './accounts/password-hash.ts';
import { sessionCookie } from './accounts/session-cookie.ts';
import type { AppParts } from './app.ts';
import { defaultBodyLimits } from './core/http/body-limit.ts';
import { createLimiter } from './core/limits/limiter.ts';
import type { Store } from './core/store/store.ts';
import { respond } from './pages/stored-answer.ts';
import { createContentDraft } from './publishing/content-draft.ts';

export type AdminParts = ReturnType<typeof adminParts>;

export function adminParts({
  store,
  clock,
  env,
  content: defaults,
  publishing: { publisher, schedule, site },
  running: { wakeMail = () => {}, examine = async () => [], testMail, processes } = {},
  testing: { bodyLimits = defaultBodyLimits, passwordCost: cost = passwordCost, nameServers } = {},
}: AppParts) {
  const { origin } = defaults.site;
  const { content } = publisher;
  const contentDraft = createContentDraft({ store, defaults, publisher });
  const siteWords = [...idsIn(defaults.offerings), defaults.site.brand.name, new URL(origin).hostname];
  const auth: AuthParts = {
    store,
    clock,
    failureLog: createFailureLog(store),
    passwordCost: cost,
    siteWords,
    wakeMail,
  };
  return {
    /** For what is open to guests and strangers; the rest writes with `c.var.transaction`. */
    auth,
    store: store as Omit<Store, 'transaction'>,
    clock,
    origin,
    /** The published content. */
    content,
    defaults,
    /** Default texts and present claims that an owner has to confirm. */
    places: () =>
      placesToReview({
        words: defaults.words,
        claims: content().claims,
        today: clock().toISOString().slice(0, 10),
      }),
    launch: { ...env, nameServers },
    examine,
    publisher,
    schedule,
    contentDraft,
    /** The index of the published site, and its answer. */
    index: site.index,
    search: async (language: Language, query: string) => searchAnswer(await site.index(language), query),
    /** A page as visitors would get it if the draft, or a release, were published. */
    previewPage: async (path: string, acceptEncoding: string | undefined, release?: string) => {
      const edits = await contentDraft.previewed(release);
      const page = edits && (await site.preview(path, edits));
      return page && respond(page, { acceptEncoding });
    },
    bodyLimits,
    limiter: createLimiter({
      isOn: env.rateLimitPer10Min > 0,
      trustedHops: env.trustedProxyHops,
      processes,
    }),
    cookie: sessionCookie(origin),
    wakeMail,
    /** False if no mail server is configured: mails stay in the outbox. */
    sendsMail: env.smtpUrl !== undefined,
    /** False if no mailbox is configured: customers' answers stay there. */
    readsMail: env.imapUrl !== undefined,
    /** Sends at once and resolves with the mail server's answer. */
    testMail,
    /** On the disk that must not fill up. */
    dataDir: env.dataDir,
    /** Where the link for the first operator is, beside the output of the start. */
    firstLink: firstLinkRecipient(defaults.site, env.smtpUrl) ? ('mailed' as const) : ('printed' as const),
  };
}
