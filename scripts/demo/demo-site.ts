import type { Content } from '#content/content.ts';
import { submissionHeaders } from '#domain/forms/submission-headers.ts';
import { hourMs, minuteMs } from '#domain/language/durations.ts';
import type { Language } from '#domain/language/languages.ts';
import { actingIn } from '#server/accounts/admin-access.ts';
import { inviteOperator } from '#server/accounts/operator-access.ts';
import { firstSetUpLink } from '#server/accounts/operator-links.ts';
import { findOperatorByEmail, listOperators } from '#server/accounts/operators.ts';
import type { PasswordCost } from '#server/accounts/password-hash.ts';
import { beginSession, deleteDevices, deleteSessions } from '#server/accounts/sessions.ts';
import { createApi } from '#server/app.ts';
import { createLogger } from '#server/core/logger.ts';
import type { Store } from '#server/core/store/store.ts';
import { readEnv } from '#server/env.ts';
import { createVisits } from '#server/figures/visits.ts';
import { findSupportMessage } from '#server/forms/support-messages.ts';
import { readMail, storeReading } from '#server/inbox/incoming/import-mail.ts';
import { listOutbox } from '#server/outbox/outbox.ts';
import { createOutboxWorker } from '#server/outbox/outbox-worker.ts';
import { DeliveryError } from '#server/outbox/transport.ts';
import type { PreviewedSite } from '#server/pages/site.ts';
import { createPublishing } from '#server/publishing/publishing.ts';
import { keepQuestion } from '#server/questions/questions.ts';
import type { DemoPerson } from './demo-people.ts';
import { isRefused, refusalCode, refusalText } from './refused-mailbox.ts';

export type DemoSiteParts = {
  store: Store;
  content: Content;
  /** The mails of the last day stay in the outbox, for the mail server of the demo. */
  now: Date;
  /** Tests lower it. */
  passwordCost?: PasswordCost | undefined;
};

export type Sender = {
  readonly language: Language;
  /** Signs of a robot. */
  readonly robot?:
    | { readonly isPlain?: true; readonly isTrapped?: true; readonly elapsedMs?: number }
    | undefined;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type DemoSite = Awaited<ReturnType<typeof createDemoSite>>;

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const keptMailsMs = 24 * hourMs;
/** Until the mail server has taken a mail. */
const deliveryMs = minuteMs / 3;

/**
 * The API of the site in this process, with a clock that the sample data sets: everything is written as visitors and
 * operators would write it.
 */
export async function createDemoSite({ store, content, now: start, passwordCost }: DemoSiteParts) {
  let now = 0;
  const clock = () => new Date(now);
  const logger = createLogger('silent');
  const { origin } = content.site;
  const publishing = await createPublishing({
    store,
    content,
    clock,
    logger,
    createSite: async () => withoutPages,
  });
  const app = createApi({
    store,
    content,
    clock,
    logger,
    publishing,
    visits: createVisits({ store, clock, logger, content: publishing.publisher.content, trustedHops: 1 }),
    env: {
      ...readEnv({}),
      trustedProxyHops: 1,
      rateLimitPer10Min: 0,
      rateLimitOfAllPer10Min: 0,
      noticesPerHour: 20,
      smtpUrl: 'smtp://127.0.0.1',
    },
    testing: { passwordCost },
  });
  const { publisher } = publishing;
  const outbox = createOutboxWorker({ store, deliver, clock, logger });
  const sessions = new Map<string, { cookie: string; until: number }>();
  let cookieName = '';
  let clients = 0;

  /** One mailbox is full by the time that its owner is answered. */
  async function deliver({
    kind,
    submissionId,
  }: {
    kind: string;
    submissionId: string | null;
  }): Promise<boolean> {
    const message = submissionId === null ? undefined : await findSupportMessage(store.db, submissionId);
    if (kind === 'message-reply' && message && isRefused(message.email)) {
      const response = `${refusalCode} ${refusalText}`;
      throw new DeliveryError({ code: 'EENVELOPE', responseCode: refusalCode, response });
    }
    return true;
  }

  async function ask(method: Method, path: string, body: unknown, headers: Record<string, string>) {
    const response = await app.request(path, {
      method,
      headers: { Origin: origin, 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
    return { response, answer: text === '' ? undefined : (JSON.parse(text) as unknown) };
  }

  async function setUp(link: string, person: DemoPerson): Promise<void> {
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
    const { email, name, password } = person;
    const { response } = await ask('POST', '/api/admin/setup', { token, email, name, password }, {});
    const [cookie = ''] = response.headers.getSetCookie();
    cookieName = cookie.slice(0, cookie.indexOf('='));
  }

  async function cookieOf({ email }: DemoPerson): Promise<string> {
    const known = sessions.get(email);
    if (known && known.until > now) return known.cookie;
    const operator = await findOperatorByEmail(store.db, email);
    if (!operator) throw new Error(`${email} is no operator`);
    const { token } = await store.transaction(
      async (db) => await beginSession(db, operator.id, { now: clock(), userAgent: browser }),
    );
    const cookie = `${cookieName}=${token}`;
    sessions.set(email, { cookie, until: now + hourMs });
    return cookie;
  }

  return {
    db: store.db,
    publisher,
    /** Delivers on the way what is due. */
    async advanceTo(moment: Date): Promise<void> {
      const until = Math.min(moment.getTime(), start.getTime() - keptMailsMs);
      for (;;) {
        const [mail] = (await listOutbox(store.db, { status: 'queued', limit: 1000 })).toSorted(
          (one, other) => (one.dueAt < other.dueAt ? -1 : 1),
        );
        const at = mail ? Math.max(now, Date.parse(mail.dueAt)) + deliveryMs : Infinity;
        if (at > until) break;
        now = at;
        await outbox.runOnce();
      }
      now = Math.max(now, moment.getTime());
    },
    /** A visitor searches for something that the site does not have. */
    async searchInVain(language: Language, question: string): Promise<void> {
      const asked = { language, question, at: clock().toISOString() };
      await store.transaction(async (db) => await keepQuestion(db, asked));
    },
    async foundTeam(owner: DemoPerson): Promise<void> {
      await setUp((await firstSetUpLink(store, { origin, now: clock() }))!, owner);
    },
    async invite(person: DemoPerson, by: DemoPerson): Promise<void> {
      const inviter = (await findOperatorByEmail(store.db, by.email))!;
      const invitation = await store.transaction(
        async (db) =>
          await inviteOperator(db, actingIn(db, inviter, clock()), person, { origin, sendsMail: false }),
      );
      await setUp(invitation!.link!, person);
    },
    async idOf({ email }: DemoPerson): Promise<string> {
      return (await findOperatorByEmail(store.db, email))!.id;
    },
    /** Returns the id. Each sender has an address of a network of their own (RFC 5737). */
    async submit(form: string, fields: object, { language, robot = {} }: Sender): Promise<string> {
      clients += 1;
      const { answer } = await ask('POST', `/api/${form}`, fields, {
        'X-Forwarded-For': `198.51.100.${clients % 250}`,
        ...(robot.isPlain
          ? {}
          : {
              [submissionHeaders.language]: language,
              [submissionHeaders.elapsedMs]: String(robot.elapsedMs ?? 84_000),
            }),
        ...(robot.isTrapped ? { [submissionHeaders.trap]: '1' } : {}),
      });
      return (answer as { id: string }).id;
    },
    /** A request of an operator to the admin API. */
    async as<Answer>(person: DemoPerson, method: Method, path: string, body?: unknown): Promise<Answer> {
      const { answer } = await ask(method, `/api/admin${path}`, body, { Cookie: await cookieOf(person) });
      return answer as Answer;
    },
    /** Takes a mail from the mailbox of the site. */
    async receive(mail: string): Promise<void> {
      const source = Buffer.from(mail.replaceAll('\n', '\r\n'));
      const parts = { store, content: publisher.content(), clock };
      const reading = await readMail(parts, {
        head: source,
        size: source.byteLength,
        read: async () => source,
      });
      const outcome = await store.transaction(async (db) => await storeReading(db, reading, 20));
      if (outcome !== 'answer') throw new Error(`A mail was taken as ${outcome}`);
    },
    /** The demo starts without sessions. */
    async signAllOut(): Promise<void> {
      await store.transaction(async (db) => {
        for (const { id } of await listOperators(db)) {
          await deleteSessions(db, id);
          await deleteDevices(db, id);
        }
      });
    },
  };
}

/** No page is asked for while the sample data is written. */
const withoutPages: PreviewedSite = {
  find: () => undefined,
  answer: nothing,
  index: nothing,
  showForm: nothing,
  preview: async () => undefined,
  linked: async () => undefined,
};

async function nothing(): Promise<never> {
  throw new Error('There are no pages here');
}
