import { forgottenPasswordSchema } from '#domain/accounts/operator.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import { clientOf } from './client.ts';
import { askForPassword } from './forgotten-password.ts';

/** POST /api/admin/forgotten-password: a link by mail, if the address is an operator's; nobody learns whether it is. */
export function forgottenPasswordRoutes(parts: AdminParts): Route[] {
  const { cookie, trustedHops, sendsMail } = parts;

  return [
    route(
      'POST',
      '/forgotten-password',
      'anyone',
      { body: forgottenPasswordSchema },
      async (c, { email }) => {
        if (!sendsMail)
          throw new HttpProblem(409, 'This site sends no mail.', { members: { code: 'mailOff' } });
        const { network } = clientOf(c, trustedHops);
        await askForPassword(parts.auth, email, { network, deviceToken: cookie.readDevice(c) });
        return c.body(null, 202);
      },
    ),
  ];
}
