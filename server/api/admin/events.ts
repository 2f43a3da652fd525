import { streamSSE } from 'hono/streaming';
import { type Capability, mayDo } from '#domain/accounts/roles.ts';
import { liveSince } from '#domain/accounts/session-limits.ts';
import type { ChangeKind } from '#domain/publishing/change-kinds.ts';
import { lacksSecondFactor } from '#server/accounts/admin-access.ts';
import { hashToken } from '#server/accounts/random-token.ts';
import { findSession } from '#server/accounts/sessions.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { HttpProblem } from '#server/core/http/problem.ts';

/** One browser keeps one stream for all its tabs. */
const perOperator = 8;
const ofAll = 300;

/** Keeps proxies from closing the stream, and finds out who may not listen any more. */
const defaultCheckEveryMs = 15_000;

const reconnectMs = 2000;

const needed: Readonly<Record<ChangeKind, Capability>> = {
  messages: 'workInbox',
  responses: 'workInbox',
  mail: 'workInbox',
  publications: 'publish',
  content: 'publish',
  operators: 'seeColleagues',
  audit: 'readAudit',
};

/** GET /api/admin/events tells as server-sent events what kinds of things have changed, and nothing about them. */
export function eventsRoutes({ store, clock, cookie, live, eventsEveryMs }: AdminParts): Route[] {
  const openOf = new Map<string, number>();
  let open = 0;

  /** Listening does not count as using the session, or it would never end. */
  async function currentOperator(tokenHash: string): Promise<Operator | undefined> {
    const found = await findSession(store.db, tokenHash, liveSince(clock()));
    if (!found || !mayDo(found.operator.role, 'seeDay')) return undefined;
    return (await lacksSecondFactor(store.db, found.operator)) ? undefined : found.operator;
  }

  return [
    route('GET', '/events', 'seeDay', (c) => {
      // The answer to HEAD has no body that could end.
      if (c.req.raw.method === 'HEAD') return c.body(null);
      const { operator } = c.var;
      const own = openOf.get(operator.id) ?? 0;
      if (own >= perOperator || open >= ofAll)
        throw new HttpProblem(429, 'Too many browsers are listening.', { headers: { 'Retry-After': '60' } });
      const tokenHash = hashToken(cookie.read(c)!);
      openOf.set(operator.id, own + 1);
      open += 1;
      // Buffering proxies would hold events back.
      c.header('X-Accel-Buffering', 'no');
      return streamSSE(c, async (stream) => {
        const { promise: ended, resolve: end } = Promise.withResolvers<void>();
        let listener = operator;
        const onChange = (kinds: readonly ChangeKind[]) => void tell(kinds);
        const stopListening = live.listen({ onChange, onStop: end });
        const checking = setInterval(() => void check(), eventsEveryMs ?? defaultCheckEveryMs);
        stream.onAbort(end);

        async function tell(kinds: readonly ChangeKind[]): Promise<void> {
          if (!(await mayListen())) return;
          const allowed = kinds.filter((kind) => mayDo(listener.role, needed[kind]));
          if (allowed.length > 0) await stream.writeSSE({ event: 'changed', data: allowed.join(' ') });
        }

        async function check(): Promise<void> {
          if (await mayListen()) await stream.write(': still here\n\n');
        }

        /** Ends the stream if not. */
        async function mayListen(): Promise<boolean> {
          const now = await currentOperator(tokenHash).catch(() => listener);
          if (now) listener = now;
          else {
            await stream.writeSSE({ event: 'ended', data: '' });
            end();
          }
          return now !== undefined;
        }

        try {
          await stream.writeSSE({ event: 'open', data: '', retry: reconnectMs });
          await ended;
        } finally {
          clearInterval(checking);
          stopListening();
          open -= 1;
          const left = openOf.get(operator.id)! - 1;
          if (left > 0) openOf.set(operator.id, left);
          else openOf.delete(operator.id);
        }
      });
    }),
  ];
}
