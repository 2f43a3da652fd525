import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import encodeQR from 'qr';
import type { NewRecoveryCodes, NewSecret, SecondFactorState } from '#domain/answers/session.ts';
import { deviceText } from '#domain/device-name.ts';
import { codeSchema, passwordSchema } from '#domain/operator.ts';
import { tellOperator } from '#server/auth/tell-operator.ts';
import { createRecoveryCodes, createTotpSecret, matchingStep, totpAddress } from '#server/auth/totp.ts';
import { HttpProblem } from '#server/http/problem.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { recordAudit } from '#server/store/audit-log.ts';
import {
  countRecoveryCodes,
  findOperator,
  replaceRecoveryCodes,
  updateOperator,
} from '#server/store/operators.ts';
import { deleteSessions } from '#server/store/sessions.ts';
import type { Tables } from '#server/store/tables.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { clientOf } from './client.ts';
import { confirmPassword } from './confirm-password.ts';
import { invalidFields, readFields } from './read-json.ts';

/** The second factor (SEC-26). POST creates a secret, /confirm enables it and returns recovery codes. */
export function totpApi(parts: AdminParts): AdminResource {
  const { store, clock, content, bodyLimits, wakeMail, trustedHops, failureLog } = parts;
  const api = new Hono<AdminEnv>();

  api.get('/', async (c) => {
    const { id, totpSecret } = c.var.operator;
    return c.json({
      isEnabled: totpSecret !== null,
      recoveryCodesLeft: await countRecoveryCodes(store.db, id),
    } satisfies SecondFactorState);
  });

  api.post('/', async (c) => {
    const { operator } = c.var;
    await askForPassword(c);
    if (operator.totpSecret !== null) throw conflict('totpEnabled', 'The second factor is on already.');
    const secret = createTotpSecret();
    await store.transaction(async (db) => await updateOperator(db, operator.id, { totpPending: secret }));
    const address = totpAddress(secret, content().site.brand.name, operator.email);
    return c.json({ secret, address, qrCode: dataUrl(encodeQR(address, 'svg')) } satisfies NewSecret);
  });

  api.post('/confirm', async (c) => {
    const { code, endOtherSessions } = await readFields(c, bodyLimits, codeSchema);
    const now = clock();
    // Read again, because another tab may have started over with a new secret.
    const operator = (await findOperator(store.db, c.var.operator.id))!;
    if (operator.totpPending === null) throw conflict('totpNotBegun', 'Begin with a new secret first.');
    const step = matchingStep(operator.totpPending, code, now, null);
    if (step === undefined) {
      const { network } = clientOf(c, trustedHops);
      const noted = failureLog.note(operator.id, network, now);
      const entry = { at: now.toISOString(), operatorId: operator.id, action: 'totp.refused' } as const;
      const device = deviceText(c.var.session.userAgent);
      if (noted)
        await store.transaction(
          async (db) => await recordAudit(db, { ...entry, details: { ...noted, device } }),
        );
      throw invalidFields([{ field: 'code', code: 'wrong' }]);
    }
    return c.json(
      await changeWithNewCodes(c, 'on', async (db) => {
        const change = { totpSecret: operator.totpPending, totpPending: null, totpUsedStep: step };
        await updateOperator(db, operator.id, change);
        if (endOtherSessions) await deleteSessions(db, operator.id, c.var.session.id);
      }),
    );
  });

  api.post('/recovery-codes', async (c) => {
    await askForPassword(c);
    if (c.var.operator.totpSecret === null) throw conflict('totpDisabled', 'The second factor is off.');
    return c.json(await changeWithNewCodes(c, 'codesRenewed'));
  });

  api.post('/disable', async (c) => {
    const { operator } = c.var;
    await askForPassword(c);
    await store.transaction(async (db) => {
      await updateOperator(db, operator.id, { totpSecret: null, totpPending: null, totpUsedStep: null });
      await replaceRecoveryCodes(db, operator.id, []);
      const at = clock().toISOString();
      await recordAudit(db, { at, operatorId: operator.id, action: 'totp.disabled' });
      await tellOperator(db, 'second-factor-off', operator, at);
    });
    wakeMail();
    return c.body(null, 204);
  });

  api.all('/', methodNotAllowed('GET', 'POST'));
  for (const path of ['/confirm', '/recovery-codes', '/disable']) api.all(path, methodNotAllowed('POST'));
  return api;

  async function askForPassword(c: Context<AdminEnv>): Promise<void> {
    const { password } = await readFields(c, bodyLimits, passwordSchema);
    await confirmPassword(c, parts, password);
  }

  async function changeWithNewCodes(
    c: Context<AdminEnv>,
    what: keyof typeof words,
    change: (db: Kysely<Tables>) => Promise<void> = async () => {},
  ): Promise<NewRecoveryCodes> {
    const { operator } = c.var;
    const { action, mail } = words[what];
    const { codes, hashes } = createRecoveryCodes();
    const at = clock().toISOString();
    await store.transaction(async (db) => {
      await change(db);
      await replaceRecoveryCodes(db, operator.id, hashes);
      await recordAudit(db, { at, operatorId: operator.id, action });
      await tellOperator(db, mail, operator, at);
    });
    wakeMail();
    return { recoveryCodes: codes };
  }
}

const words = {
  on: { action: 'totp.enabled', mail: 'second-factor-on' },
  codesRenewed: { action: 'recoveryCodes.renewed', mail: 'recovery-codes-renewed' },
} as const;

function conflict(code: string, detail: string): HttpProblem {
  return new HttpProblem(409, detail, { members: { code } });
}

function dataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
