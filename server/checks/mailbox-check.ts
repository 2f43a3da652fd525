import { type FindingCode, finding } from '#domain/health/checks.ts';
import { mailboxAddress } from '#server/inbox/incoming/mailbox-connection.ts';
import { type Check, codeOf } from './check.ts';

type ImapError = { authenticationFailed?: boolean; responseStatus?: string };

/** Signs in to the mailbox for replies and opens its folder; reads nothing. */
export const mailboxCheck: Check = async ({ env }, signal) => {
  if (!env.imapUrl) return [finding('mailboxUnset')];
  const address = mailboxAddress(env.imapUrl);
  const values = { host: `${address.host}:${address.port}`, folder: address.folder };
  // Loaded on demand: most installations have no mailbox.
  const { connectMailbox } = await import('#server/inbox/incoming/mailbox-connection.ts');
  try {
    const mailbox = await connectMailbox(address, signal);
    await mailbox.close();
    return [finding('mailboxFine', values)];
  } catch (error) {
    return [finding(problemOf(error as ImapError), { ...values, error: codeOf(error) })];
  }
};

function problemOf({ authenticationFailed, responseStatus }: ImapError): FindingCode {
  if (authenticationFailed) return 'mailboxRefused';
  return responseStatus === 'NO' ? 'mailboxMissing' : 'mailboxSilent';
}
