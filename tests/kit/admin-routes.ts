import { adminRoutes } from '#server/admin-api.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { Route } from '#server/core/api/route.ts';
import { createLimiter } from '#server/core/limits/limiter.ts';

const limiter = createLimiter({ isOn: false, trustedHops: 0 });

/** Every route of the admin area by method and whole path. Nothing is called: the other parts are missing. */
export const routesByName: ReadonlyMap<string, Route> = new Map(
  adminRoutes({ limiter } as AdminParts).map((route) => [`${route.method} /api/admin${route.path}`, route]),
);
