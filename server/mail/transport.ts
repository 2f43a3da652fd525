import { createTransport } from 'nodemailer';
import type { ComposedMail } from './compose-mail.ts';

/** The mail server did not take a mail. `reason` is for the operator's eyes: it may hold an address. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Trying again is pointless: the recipient or the mail itself was refused for good. */
  readonly isPermanent: boolean;
  readonly reason: string;
  /** What may be logged. */
  readonly code: string;

  constructor(error: unknown) {
    super('The mail was not delivered', { cause: error });
    const { code = 'UNKNOWN', responseCode } = error as { code?: string; responseCode?: number };
    this.code = responseCode === undefined ? code : `${code} ${responseCode}`;
    this.isPermanent = isRefusal(code) && responseCode !== undefined && responseCode >= 500;
    this.reason = reasonOf(error);
  }
}

type MailTransport = {
  /** Resolves when the mail server has accepted the mail; throws `DeliveryError`. */
  send: (mail: ComposedMail) => Promise<void>;
  close: () => void;
};

const maxReasonLength = 500;

/** Well below the time a worker holds a mail before it prolongs its hold. */
const timeouts = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 20_000,
  socketTimeout: 60_000,
};

/**
 * A transport to the SMTP server at `url`. The connection is encrypted and the certificate checked (MAIL-06), unless
 * the server is this machine, or the address says otherwise (`?requireTLS=false`).
 */
export function createMailTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
    ...tlsOptions(new URL(url)),
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(mail);
      } catch (error) {
        throw new DeliveryError(error);
      }
    },
    close: () => transport.close(),
  };
}

function tlsOptions({ protocol, hostname, searchParams }: URL) {
  const isThisMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  // A certificate for this machine's own address hardly exists, and nothing leaves the machine.
  if (isThisMachine) return { tls: { rejectUnauthorized: false } };
  if (protocol === 'smtps:' || searchParams.has('requireTLS') || searchParams.has('ignoreTLS')) return {};
  return { requireTLS: true };
}

/** True if the server answered to the envelope or to the mail, not to the connection or the sign-in. */
function isRefusal(code: string): boolean {
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

function reasonOf(error: unknown): string {
  const { response, message } = error as { response?: string; message?: string };
  const reason = (response ?? message ?? String(error)).replaceAll(/\s+/g, ' ').trim();
  return reason.slice(0, maxReasonLength);
}
