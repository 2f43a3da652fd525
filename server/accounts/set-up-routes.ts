import { accountName, forgottenPasswordSchema, setUpSchema, tokenSchema } from '#domain/accounts/operator.ts';
import { failuresKeptMs, forgottenPassword } from '#domain/accounts/sign-in-delay.ts';
import type { AddressConfirmed, LinkPurpose, SetUpDone } from '#domain/api/session.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { conflict } from '#server/core/api/entry-id.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { countAttempt } from '#server/core/limits/attempts.ts';
import { shareLock } from '#server/core/store/advisory-lock.ts';
import { forgetMailsTo } from '#server/outbox/access-mails.ts';
import { queueMail } from '#server/outbox/outbox.ts';
import { confirmAddress } from './account-routes.ts';
import { accountHash, recordFailure, shownHash } from './attempts.ts';
import { type AuthParts, type Client, clientOf } from './client.ts';
import { findLink } from './operator-links.ts';
import { findOperatorByEmail, ownJson } from './operators.ts';
import { knownDevice } from './sessions.ts';
import { linkProblem, linkPurpose, repeatSetUp, setUp } from './set-up.ts';

/**
 * POST /api/admin/setup uses a one-time link; `operator` is null if a second factor is still required. A browser may send
 * it twice: the same again soon afterwards gets the same answer.
 */
export function setUpRoutes(parts: AdminParts): Route[] {
  const { store, clock, cookie, limiter, sendsMail, wakeMail } = parts;

  return [
    route('POST', '/setup/check', 'anyone', { body: tokenSchema }, async (c, { token }) => {
      const now = clock();
      const purpose = await linkPurpose(store.db, token, now);
      if (!purpose) throw linkProblem(await findLink(store.db, token, now));
      return c.json(purpose satisfies LinkPurpose);
    }),
    route('POST', '/setup', 'anyone', { body: setUpSchema }, async (c, input) => {
      const client = clientOf(c, limiter);
      const { operator, tokens } =
        (await setUp(parts.auth, input, client)) ?? (await repeatSetUp(parts.auth, input, client));
      wakeMail();
      if (!tokens) return c.json({ operator: null } satisfies SetUpDone);
      cookie.write(c, tokens);
      return c.json({ operator: await ownJson(store, operator) } satisfies SetUpDone, 201);
    }),
    route('POST', '/setup/address', 'anyone', { body: tokenSchema }, async (c, { token }) => {
      const email = await confirmAddress(parts.auth, token);
      wakeMail();
      return c.json({ email } satisfies AddressConfirmed);
    }),
    // A link by mail, if the address is an operator's; the answer does not reveal whether it is.
    route('POST', '/forgotten-password', 'anyone', { body: forgottenPasswordSchema }, async (c, input) => {
      const { email } = input;
      if (!sendsMail) throw conflict('mailOff', 'This site sends no mail.');
      const { network } = clientOf(c, limiter);
      await askForPassword(parts.auth, email, { network, deviceToken: cookie.readDevice(c) });
      return c.body(null, 202);
    }),
  ];
}

/** Recipient of the mails that are not sent. */
const nobody = '';

/**
 * Mails a link to the operator with this address. For an unknown address it does the same with a mail that
 * will not be sent, so that neither answer nor time reveals accounts (SEC-25). Known browsers count alone.
 */
async function askForPassword(
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
