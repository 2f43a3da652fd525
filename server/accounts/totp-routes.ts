import type { Context } from 'hono';
import encodeQR from 'qr';
import { codeSchema, passwordSchema } from '#domain/accounts/operator.ts';
import type { NewRecoveryCodes, NewSecret, SecondFactorState } from '#domain/api/session.ts';
import type { AuditAction } from '#domain/audit/audit.ts';
import { minuteMs } from '#domain/language/durations.ts';
import type { MailKind } from '#domain/outbox/mail-kinds.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv, Operator } from '#server/core/api/admin-env.ts';
import { conflict } from '#server/core/api/entry-id.ts';
import { type Route, route } from '#server/core/api/route.ts';
import type { HttpProblem } from '#server/core/http/problem.ts';
import type { Db } from '#server/core/store/store.ts';
import { checkInSession, confirmPassword } from './attempts.ts';
import { countRecoveryCodes, replaceRecoveryCodes, updateOperator } from './operators.ts';
import { deleteSessions, updateSession } from './sessions.ts';
import { notifyOperator } from './tell-operator.ts';
import { createRecoveryCodes, createTotpSecret, matchingStep, totpAddress } from './totp.ts';

/** Time to set up the app. Afterwards the session cannot confirm the secret any more. */
export const pendingSecretMs = 15 * minuteMs;

/** The second factor (SEC-26). POST creates a secret, /confirm enables it and returns recovery codes. */
export function totpRoutes(parts: AdminParts): Route[] {
  const { store, clock, content, wakeMail } = parts;

  return [
    route('GET', '/totp', 'useOwnAccount', async (c) => {
      const { id, totpSecret } = c.var.operator;
      return c.json({
        isEnabled: totpSecret !== null,
        recoveryCodesLeft: await countRecoveryCodes(store.db, id),
      } satisfies SecondFactorState);
    }),
    route('POST', '/totp', 'useOwnAccount', { body: passwordSchema }, async (c, { password }) => {
      await confirmPassword(c, parts, password);
      const secret = createTotpSecret();
      await c.var.transaction(async (db, operator) => {
        if (operator.totpSecret !== null) throw isOn();
        await updateSession(db, c.var.session.id, { totpPending: secret, totpBegunAt: operator.at });
      });
      const address = totpAddress(secret, content().site.brand.name, c.var.operator.email);
      const svg = Buffer.from(encodeQR(address, 'svg')).toString('base64');
      return c.json({ secret, address, qrCode: `data:image/svg+xml;base64,${svg}` } satisfies NewSecret);
    }),
    route('POST', '/totp/confirm', 'useOwnAccount', { body: codeSchema }, async (c, input) => {
      const { code, endOtherSessions } = input;
      const now = clock();
      const secret = pendingSecret(c, now);
      const step = matchingStep(secret, code, now, null);
      const check = async () => step !== undefined;
      await checkInSession(c, parts, { action: 'totp.refused', field: 'code', check });
      return c.json(
        await changeWithNewCodes(c, 'totp.enabled', 'second-factor-on', async (db, { id, totpSecret }) => {
          if (totpSecret !== null) throw isOn();
          // Another tab may have started over with a new secret.
          if (pendingSecret(c, now) !== secret) throw notBegun();
          await updateOperator(db, id, { totpSecret: secret, totpUsedStep: step });
          await updateSession(db, c.var.session.id, { totpPending: null, totpBegunAt: null });
          if (endOtherSessions) await deleteSessions(db, id, c.var.session.id);
        }),
      );
    }),
    route(
      'POST',
      '/totp/recovery-codes',
      'useOwnAccount',
      { body: passwordSchema },
      async (c, { password }) => {
        await confirmPassword(c, parts, password);
        return c.json(
          await changeWithNewCodes(
            c,
            'recoveryCodes.renewed',
            'recovery-codes-renewed',
            async (_, { totpSecret }) => {
              if (totpSecret === null) throw conflict('totpDisabled', 'The second factor is off.');
            },
          ),
        );
      },
    ),
    route('POST', '/totp/disable', 'useOwnAccount', { body: passwordSchema }, async (c, { password }) => {
      await confirmPassword(c, parts, password);
      await c.var.transaction(async (db, by) => {
        await updateOperator(db, by.id, { totpSecret: null, totpUsedStep: null });
        await replaceRecoveryCodes(db, by.id, []);
        await by.record('totp.disabled');
        await notifyOperator(db, 'second-factor-off', by, by.at);
      });
      wakeMail();
    }),
  ];

  async function changeWithNewCodes(
    c: Context<AdminEnv>,
    action: AuditAction,
    mail: MailKind,
    change: (db: Db, operator: Operator) => Promise<void>,
  ): Promise<NewRecoveryCodes> {
    const { codes, hashes } = createRecoveryCodes();
    await c.var.transaction(async (db, by) => {
      await change(db, by);
      await replaceRecoveryCodes(db, by.id, hashes);
      await by.record(action);
      await notifyOperator(db, mail, by, by.at);
    });
    wakeMail();
    return { recoveryCodes: codes };
  }
}

function pendingSecret(c: Context<AdminEnv>, now: Date): string {
  const { totpPending: secret, totpBegunAt: begunAt } = c.var.session;
  if (secret === null || now.getTime() - Date.parse(begunAt!) >= pendingSecretMs) throw notBegun();
  return secret;
}

function notBegun(): HttpProblem {
  return conflict('totpNotBegun', 'Begin with a new secret first.');
}

function isOn(): HttpProblem {
  return conflict('totpEnabled', 'The second factor is on already.');
}
