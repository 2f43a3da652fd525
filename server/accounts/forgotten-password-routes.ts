import { Hono } from 'hono';
import { forgottenPasswordSchema } from '#domain/accounts/operator.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv, AdminResource } from '#server/core/api/admin-env.ts';
import { readFields } from '#server/core/api/read-json.ts';
import { methodNotAllowed } from '#server/core/http/method-not-allowed.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import { clientOf } from './client.ts';
import { askForPassword } from './forgotten-password.ts';

/** POST /api/admin/forgotten-password: a link by mail, if the address is an operator's; nobody learns whether it is. */
export function forgottenPasswordApi(parts: AdminParts): AdminResource {
  const { cookie, strangers, trustedHops, sendsMail } = parts;
  const api = new Hono<AdminEnv>();

  api.post('/', async (c) => {
    const { email } = await readFields(c, strangers.bodyLimits, forgottenPasswordSchema);
    if (!sendsMail) throw new HttpProblem(409, 'This site sends no mail.', { members: { code: 'mailOff' } });
    const { network } = clientOf(c, trustedHops);
    await askForPassword(parts.auth, email, { network, deviceToken: cookie.readDevice(c) });
    return c.body(null, 202);
  });

  api.all('/', methodNotAllowed('POST'));
  return api;
}
