import { accountName } from '#domain/accounts/operator.ts';
import { failuresKeptMs, forgottenPassword } from '#domain/accounts/sign-in-delay.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import { shareLock } from '#server/core/store/advisory-lock.ts';
import { forgetMailsTo, queueMail } from '#server/outbox/outbox.ts';
import { accountHash, shownHash } from './attempts.ts';
import type { AuthParts, Client } from './auth-parts.ts';
import { knownDevice } from './begin-session.ts';
import { findOperatorByEmail } from './operators.ts';
import { lockFailures, saveFailures, touchFailures } from './sign-in-failures.ts';

/** Recipient of the mails that are not sent. */
const nobody = '';

/**
 * Mails a link to the operator with this address. For an unknown address it does the same with a mail that
 * will not be sent, so that neither answer nor time reveals accounts (SEC-25). Known browsers count alone.
 */
export async function askForPassword(
  { store, clock, failureLog, boundFailures, wakeMail }: AuthParts,
  address: string,
  { network, deviceToken }: Pick<Client, 'network'> & { deviceToken: string | undefined },
): Promise<void> {
  const now = clock();
  const at = now.toISOString();
  const email = accountName(address);
  const account = accountHash(email);
  const operator = await findOperatorByEmail(store.db, email);
  const device = await knownDevice(store.db, deviceToken, now);
  const isKnown = device !== undefined && device.operatorId === operator?.id;
  const subject = `forgotten:${isKnown ? device.id : account}`;
  const noted = failureLog.note(`forgotten:${operator?.id ?? 'unknown'}`, network, now);

  await boundFailures(now);
  await store.transaction(async (db) => {
    await shareLock(store, db, 'access');
    const since = new Date(now.getTime() - failuresKeptMs).toISOString();
    const known = await lockFailures(db, subject, { now: at, since });
    if (known.failures > 0 && known.blockedUntil > at) return;
    const failures = known.failures + 1;
    const pauseMs =
      failures < forgottenPassword.perDay ? forgottenPassword.pauseSeconds * 1000 : failuresKeptMs;
    await saveFailures(db, subject, {
      failures,
      blockedUntil: new Date(now.getTime() + pauseMs).toISOString(),
      now: at,
    });
    // Read again: the link must not go to an address that was given up.
    const current = await findOperatorByEmail(db, email);
    const details = { operatorId: current?.id ?? '', operatorName: current?.name ?? '' };
    // A mail that will not be sent stays, however often strangers ask.
    await forgetMailsTo(db, nobody);
    await queueMail(db, {
      kind: 'password-forgotten',
      recipient: current?.email ?? nobody,
      createdAt: at,
      details,
    });
    const target = operator?.id ?? `unknown:${account.slice(0, shownHash)}`;
    if (noted)
      await recordAudit(db, { at, operatorId: null, action: 'password.forgotten', target, details: noted });
    else await touchFailures(db, subject, at);
  });
  wakeMail();
}
