import type { Hono } from 'hono';
import { HonoRequest } from 'hono/request';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import type { Vocabulary } from './vocabulary.ts';

/** What a route was seen to ask of a request. */
export type Endpoint = {
  method: string;
  path: string;
  schemas: z.ZodMiniType[];
  queries: Set<string>;
  headers: Set<string>;
};

/** They read nothing that is sent, and ask machines elsewhere. */
const asking = ['POST /api/admin/content/links/check', 'POST /api/admin/checklist/dns'];

/** They wait for machines elsewhere, some of which are silent. */
export const waiting: ReadonlySet<string> = new Set([...asking, 'POST /api/admin/checks']);

const tries = 40;
const types = ['application/json', 'application/x-www-form-urlencoded'];

export function endpointAt(method: string, path: string): Endpoint {
  return { method, path, schemas: [], queries: new Set(), headers: new Set() };
}

/** Every route of the server as it stands: their schemas, queries and headers are seen when they are used. */
export async function findEndpoints(
  app: Hono,
  ask: (method: string, path: string, type: string) => Promise<Response>,
  vocabulary: Vocabulary,
): Promise<Endpoint[]> {
  const found = new Map<string, Endpoint>();
  for (const { method, path } of app.routes) {
    if (method === 'ALL') continue;
    found.set(`${method} ${path}`, endpointAt(method, path));
  }
  const endpoints = [...found.values()];
  let current: Endpoint | undefined;
  const unwatch = watchUse(() => current);
  try {
    // Reading first: the answers show which ids there are. What ends sessions comes last.
    const order = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];
    for (const endpoint of endpoints.toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method))) {
      if (asking.includes(`${endpoint.method} ${endpoint.path}`)) continue;
      current = endpoint;
      const hasParameters = /[:*]/.test(endpoint.path);
      for (let choice = 0; choice < (hasParameters ? tries : types.length); choice += 1) {
        const path = filled(endpoint.path, (part, parameter) =>
          encodeURIComponent(
            String(vocabulary.pickPlace(part, choice) ?? vocabulary.pick(parameter, choice) ?? 'x'),
          ),
        );
        const response = await ask(endpoint.method, path, types[choice % types.length]!);
        if (endpoint.method === 'GET') learnFrom(await response.text(), response.status, vocabulary, path);
        if (endpoint.schemas.length > 0 || response.ok) break;
      }
    }
  } finally {
    unwatch();
  }
  return endpoints;
}

export function learnFrom(body: string, status: number, vocabulary: Vocabulary, path: string): void {
  if (status >= 300 || !body.startsWith('{')) return;
  try {
    vocabulary.learn(JSON.parse(body), path);
  } catch {
    // CSV and pages teach nothing.
  }
}

/** `pick` chooses what stands in place of a parameter, and of `*`, which may be several parts of an address. */
export function filled(path: string, pick: (part: string, parameter: string) => string): string {
  return path
    .replace(/([\w-]+)\/:(\w+)/g, (_, part: string, parameter: string) => `${part}/${pick(part, parameter)}`)
    .replace('*', () => pick('*', '*').replaceAll('%2F', '/'));
}

function watchUse(current: () => Endpoint | undefined): () => void {
  const spies = [
    ...[
      z.object({}),
      z.strictObject({}),
      z.array(z.string()),
      z.union([z.string()]),
      z.pipe(z.string(), z.string()),
    ].map((sample) => {
      const holder = holderOf(sample, 'safeParse');
      const real = holder.safeParse;
      return vi.spyOn(holder, 'safeParse').mockImplementation(function (this: z.ZodMiniType, ...order) {
        const { schemas } = current() ?? {};
        if (schemas && !schemas.includes(this)) schemas.push(this);
        return real.apply(this, order);
      });
    }),
    ...(['query', 'header'] as const).map((part) => {
      const real = HonoRequest.prototype[part] as (name?: string) => unknown;
      return vi.spyOn(HonoRequest.prototype, part).mockImplementation(function (
        this: HonoRequest,
        name?: string,
      ) {
        const endpoint = current();
        if (endpoint && name) endpoint[part === 'query' ? 'queries' : 'headers'].add(name);
        return real.call(this, name) as never;
      } as never);
    }),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

/** The prototype that all schemas of a kind share. */
function holderOf(schema: z.ZodMiniType, name: string): Pick<z.ZodMiniType, 'safeParse'> {
  let holder: object = schema;
  while (!Object.hasOwn(holder, name)) holder = Object.getPrototypeOf(holder) as object;
  return holder as z.ZodMiniType;
}
