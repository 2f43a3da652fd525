import { adminRoutes } from '#server/admin-api.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { Route } from '#server/core/api/route.ts';

/** Every route of the admin area by method and whole path. Nothing is called: the parts are missing. */
export const routesByName: ReadonlyMap<string, Route> = new Map(
  adminRoutes({} as AdminParts).map((route) => [`${route.method} /api/admin${route.path}`, route]),
);
