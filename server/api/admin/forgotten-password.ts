import { Hono } from 'hono';
import { forgottenPasswordSchema } from '#domain/operator.ts';
import { askForPassword } from '#server/auth/forgotten-password.ts';
import { HttpProblem } from '#server/http/problem.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { clientOf } from './client.ts';
import { readFields } from './read-json.ts';

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
