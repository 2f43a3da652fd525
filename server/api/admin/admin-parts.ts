import type { Hono } from 'hono';
import type { Content } from '#content/content.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import type { SessionCookie } from '#server/auth/session-cookie.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import type { BodyLimits } from '#server/middleware/body-limit.ts';
import type { Publisher } from '#server/publisher.ts';
import type { StrangerLimits } from './stranger-limits.ts';

export type AdminParts = AuthParts & {
  content: Content;
  origin: string;
  cookie: SessionCookie;
  publisher: Publisher;
  bodyLimits: BodyLimits;
  strangers: StrangerLimits;
  trustedHops: number;
  /** False if no mail server is configured: mails stay in the outbox. */
  sendsMail: boolean;
  /** Where the link for the first operator is, beside the output of the start. */
  firstLink: 'mailed' | 'printed';
};

export type AdminResource = Hono<AdminEnv>;
