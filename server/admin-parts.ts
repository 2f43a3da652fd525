import type { Content } from '#content/content.ts';
import type { TestMailAnswer } from '#domain/api/mail.ts';
import type { CheckResult } from '#domain/health/checks.ts';
import type { Language } from '#domain/language/languages.ts';
import type { PlaceToReview } from '#domain/publishing/place-to-review.ts';
import type { AuthParts } from './accounts/client.ts';
import type { SessionCookie } from './accounts/session-cookie.ts';
import type { BodyLimits } from './core/http/body-limit.ts';
import type { Limiter } from './core/limits/limiter.ts';
import type { Store } from './core/store/store.ts';
import type { LaunchFacts } from './health/launch-checklist.ts';
import type { ContentDraft } from './publishing/content-draft.ts';
import type { Publisher } from './publishing/publisher.ts';
import type { Schedule } from './publishing/schedule.ts';

export type SendTestMail = (order: {
  to: string;
  name: string;
  language: Language;
}) => Promise<TestMailAnswer>;

export type AdminParts = Pick<AuthParts, 'clock' | 'wakeMail'> & {
  /** For what is open to guests and strangers; the rest writes with `c.var.transaction`. */
  auth: AuthParts;
  store: Omit<Store, 'transaction'>;
  /** The published content. */
  content: () => Content;
  /** The default content. */
  defaults: Content;
  /** Default texts and present claims that an owner has to confirm. */
  places: () => readonly PlaceToReview[];
  launch: LaunchFacts;
  /** Runs the checks of the server. */
  examine: () => Promise<readonly CheckResult[]>;
  origin: string;
  cookie: SessionCookie;
  publisher: Publisher;
  /** A page as visitors would get it if the draft, or an open release, were published. */
  previewPage: (
    path: string,
    acceptEncoding: string | undefined,
    release?: string,
  ) => Promise<Response | undefined>;
  contentDraft: ContentDraft;
  schedule: Schedule;
  bodyLimits: BodyLimits;
  limiter: Limiter;
  /** False if no mail server is configured: mails stay in the outbox. */
  sendsMail: boolean;
  /** False if no mailbox is configured: customers' answers stay there. */
  readsMail: boolean;
  /** Sends at once and resolves with the mail server's answer. */
  testMail?: SendTestMail | undefined;
  /** On the disk that must not fill up. */
  dataDir: string;
  /** Where the link for the first operator is, beside the output of the start. */
  firstLink: 'mailed' | 'printed';
};
