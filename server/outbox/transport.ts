import { createTransport } from 'nodemailer';
import { isThisMachine } from '#server/core/http/private-address.ts';
import type { ComposedMail } from './composed-mail.ts';

/** `reason` may contain an address: for operators only, never for the log. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** The recipient or the mail was refused for good: no retry. */
  readonly isPermanent: boolean;
  /** Not reached, not signed in, closed: it would have taken no other mail either. */
  readonly isServerAway: boolean;
  readonly reason: string;
  /** Safe to log. */
  readonly code: string;

  constructor(error: unknown) {
    super('The mail was not delivered', { cause: error });
    const { code = 'UNKNOWN', responseCode } = error as { code?: string; responseCode?: number };
    this.code = responseCode === undefined ? code : `${code} ${responseCode}`;
    this.isPermanent = isRefusal(code) && responseCode !== undefined && responseCode >= 500;
    // 421: it closes. Other temporary refusals are about the recipient, as those of greylists, or ask for fewer mails.
    this.isServerAway = !isRefusal(code) || responseCode === 421;
    this.reason = reasonOf(error);
  }
}

const maxReasonLength = 500;

export const mailsAtOnce = 2;

/** Well below the interval at which a worker prolongs its lease. */
const timeouts = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 20_000,
  socketTimeout: 60_000,
};

/** TLS with a checked certificate (MAIL-06), except to this machine or with `?requireTLS=false`. */
export function createMailTransport(url: string, patience: Partial<typeof timeouts> = {}) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mailsAtOnce,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
    ...patience,
    ...tlsOptions(new URL(url)),
  });
  return {
    /** Resolves with the mail server's answer when it has accepted the mail; throws `DeliveryError`. */
    send: async (mail: ComposedMail): Promise<string> =>
      (await orDeliveryError(transport.sendMail(mail))).response,
    verify: async () => void (await orDeliveryError(transport.verify())),
    close: () => transport.close(),
  };
}

async function orDeliveryError<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    throw new DeliveryError(error);
  }
}

function tlsOptions({ protocol, hostname, searchParams }: URL) {
  if (isThisMachine(hostname)) return { tls: { rejectUnauthorized: false } };
  if (protocol === 'smtps:' || searchParams.has('requireTLS') || searchParams.has('ignoreTLS')) return {};
  return { requireTLS: true };
}

function isRefusal(code: string): boolean {
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

function reasonOf(error: unknown): string {
  const { response, message } = error as { response?: string; message?: string };
  const reason = (response ?? message ?? String(error)).replaceAll(/\s+/g, ' ').trim();
  return reason.slice(0, maxReasonLength);
}
