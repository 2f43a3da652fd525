import { type Context, Hono } from 'hono';
import { knownDevice } from '#server/auth/begin-session.ts';
import { type AdminEnv, adminAccess } from '#server/middleware/admin-access.ts';
import { rateLimit } from '#server/middleware/rate-limit.ts';
import { sameSite } from '#server/middleware/same-site.ts';
import { HttpProblem } from '#server/problem.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { auditApi } from './audit.ts';
import { messagesApi } from './messages.ts';
import { operatorsApi } from './operators.ts';
import { passwordApi } from './password.ts';
import { privacyApi } from './privacy.ts';
import { publicationApi, publicationsApi } from './publications.ts';
import { responsesApi } from './responses.ts';
import { sessionApi } from './session.ts';
import { sessionsApi } from './sessions.ts';
import { setUpApi } from './setup.ts';
import { totpApi } from './totp.ts';

/** What works without a session; everything else is denied by default, whether it exists or not (SEC-21). */
const openPaths = ['/session', '/setup', '/setup/check'];
const open = new Set(openPaths.map((path) => `POST /api/admin${path}`));

/** Says to everybody who is signed in: nobody, for a guest. A screen has to ask before it knows, and that is no error. */
const openToGuests = new Set(['GET /api/admin/session']);

/** Everything under /api/admin: requests of other sites are refused, then those without a session. */
export function adminApi(parts: AdminParts): AdminResource {
  const { store, clock, cookie, origin, strangers, trustedHops } = parts;
  const api = new Hono<AdminEnv>();
  api.use(sameSite(origin), adminAccess({ store, clock, cookie, open, openToGuests }));
  // What strangers send from the network of an operator must not keep a browser out in which they have signed in.
  const senderOf = async (c: Context) => (await knownDevice(store.db, cookie.readDevice(c), clock()))?.id;
  const { perAddress } = strangers;
  api.on('POST', openPaths, rateLimit({ perAddress, ofAll: 0, trustedHops, senderOf }));

  api.route('/session', sessionApi(parts));
  api.route('/sessions', sessionsApi(parts));
  api.route('/setup', setUpApi(parts));
  api.route('/password', passwordApi(parts));
  api.route('/totp', totpApi(parts));
  api.route('/operators', operatorsApi(parts));
  api.route('/publication', publicationApi(parts));
  api.route('/publications', publicationsApi(parts));
  api.route('/audit', auditApi(parts));
  api.route('/messages', messagesApi(parts));
  api.route('/responses', responsesApi(parts));
  api.route('/privacy', privacyApi(parts));

  api.all('*', () => {
    throw new HttpProblem(404, 'There is nothing at this address.');
  });
  return api;
}
