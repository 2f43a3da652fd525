import { finding } from '#domain/health/checks.ts';
import { createMailTransport, DeliveryError } from '#server/outbox/transport.ts';
import { type Check, codeOf } from './check.ts';

/** Connects, encrypts and signs in; sends nothing. */
export const mailCheck: Check = async ({ env }, signal) => {
  if (!env.smtpUrl) return [finding('mailUnset', { names: 'SMTP_URL' })];
  const host = new URL(env.smtpUrl).host;
  const transport = createMailTransport(env.smtpUrl);
  signal.addEventListener('abort', () => transport.close());
  try {
    await transport.verify();
    return [finding('mailFine', { host })];
  } catch (error) {
    const code = error instanceof DeliveryError ? error.code : codeOf(error);
    return [finding(code.startsWith('EAUTH') ? 'mailRefused' : 'mailSilent', { host, error: code })];
  } finally {
    transport.close();
  }
};
