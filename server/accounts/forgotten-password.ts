import { accountName } from '#domain/accounts/operator.ts';
import { failuresKeptMs, forgottenPassword } from '#domain/accounts/sign-in-delay.ts';
import { countAttempt } from '#server/core/limits/attempts.ts';
import { shareLock } from '#server/core/store/advisory-lock.ts';
import { forgetMailsTo, queueMail } from '#server/outbox/outbox.ts';
import { accountHash, recordFailure, shownHash } from './attempts.ts';
import type { AuthParts, Client } from './auth-parts.ts';
import { knownDevice } from './begin-session.ts';
import { findOperatorByEmail } from './operators.ts';

/** Recipient of the mails that are not sent. */
const nobody = '';

/**
 * Mails a link to the operator with this address. For an unknown address it does the same with a mail that
 * will not be sent, so that neither answer nor time reveals accounts (SEC-25). Known browsers count alone.
 */
export async function askForPassword(
  { store, clock, failureLog, wakeMail }: AuthParts,
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
  const attempt = [{ subject: `forgotten:${isKnown ? device.id : account}`, pauseMs: pauseAfter }];
  const noted = await failureLog(`forgotten:${operator?.id ?? 'unknown'}`, network, now);

  await store.transaction(async (db) => {
    await shareLock(store, db, 'access');
    if (!(await countAttempt(db, attempt, { now: now.getTime() })).isCounted) return;
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
    await recordFailure(db, attempt, noted, { now, operatorId: null, action: 'password.forgotten', target });
  });
  wakeMail();
}

function pauseAfter(asked: number): number {
  return asked < forgottenPassword.perDay ? forgottenPassword.pauseSeconds * 1000 : failuresKeptMs;
}
