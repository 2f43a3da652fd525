import type { Context, Hono, MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';
import type { Capability } from '#domain/accounts/roles.ts';
import { entryIdPattern } from '#domain/site/entry-id.ts';
import type { BodyLimits } from '#server/core/http/body-limit.ts';
import { methodNotAllowed } from '#server/core/http/problem.ts';
import type { AdminEnv } from './admin-env.ts';
import { noEntry } from './entry-id.ts';
import { readFields } from './read-json.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** The answer is 204 if it returns nothing. */
type Handler<Fields> = (c: Context<AdminEnv>, fields: Fields) => Response | Promise<Response | undefined>;

type Options<Fields> = {
  /** Checks the JSON body. A refusal is answered 422 and names the fields. */
  body?: z.ZodMiniType<Fields>;
  /** Limit of the body, if not the usual one. */
  maxBytes?: number;
  /** Runs before the body is read, such as a limit of requests. */
  before?: MiddlewareHandler;
  /** Answers visitors who are not signed in, too. */
  openToGuests?: true;
};

/** A route of the admin area: the permissions, 405 answers and attack tests are made from the list of all routes. */
export type Route = {
  method: Method;
  /** Below `/api/admin`; parameters named `id` or ending in `Id` are ids of entries. */
  path: string;
  may: Capability | 'anyone';
  options: Options<unknown>;
  handle: Handler<unknown>;
};

export function route(method: Method, path: string, may: Route['may'], handle: Handler<undefined>): Route;
export function route<Fields>(
  method: Method,
  path: string,
  may: Route['may'],
  options: Options<Fields>,
  handle: Handler<Fields>,
): Route;
export function route(
  method: Method,
  path: string,
  may: Route['may'],
  ...rest: [Handler<never>] | [Options<unknown>, Handler<never>]
): Route {
  const [options, handle] = rest.length === 1 ? [{}, rest[0]] : rest;
  return { method, path, may, options, handle: handle as Handler<unknown> };
}

/** Adds the routes in their order: a path without parameters comes before one that would match it. */
export function mount(
  api: Hono<AdminEnv>,
  routes: readonly Route[],
  limits: { operators: BodyLimits; strangers: BodyLimits },
): void {
  for (const [path, some] of Map.groupBy(routes, (one) => one.path)) {
    const ids = [...path.matchAll(/:(id|\w+Id)\b/g)].map(([, name]) => name!);
    for (const { method, may, options, handle } of some) {
      const { body, before, maxBytes } = options;
      const usual = may === 'anyone' ? limits.strangers : limits.operators;
      const bodyLimits = maxBytes === undefined ? usual : { ...usual, maxBytes };
      if (before) api.on(method, path, before);
      api.on(method, path, async (c) => {
        if (ids.some((name) => !entryIdPattern.test(c.req.param(name) ?? ''))) throw noEntry();
        return (await handle(c, body && (await readFields(c, bodyLimits, body)))) ?? c.body(null, 204);
      });
    }
    api.all(path, methodNotAllowed(...some.map(({ method }) => method)));
  }
}
