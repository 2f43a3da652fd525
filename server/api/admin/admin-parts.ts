import type { Hono } from 'hono';
import type { Content } from '#content/content.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import type { SessionCookie } from '#server/auth/session-cookie.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import type { BodyLimits } from '#server/middleware/body-limit.ts';
import type { Publisher } from '#server/publisher.ts';
import type { StrangerLimits } from './stranger-limits.ts';

/** What the handlers of the admin area are made of. */
export type AdminParts = AuthParts & {
  content: Content;
  /** Public address of the site. */
  origin: string;
  cookie: SessionCookie;
  publisher: Publisher;
  bodyLimits: BodyLimits;
  /** Of what is open without a session. */
  strangers: StrangerLimits;
  trustedHops: number;
  /** False where no mail server is configured: mails wait then. */
  sendsMail: boolean;
};

/** A resource of the admin area, mounted behind the sign-in. */
export type AdminResource = Hono<AdminEnv>;
