import type { Site } from '#server/app.ts';

/** A site of one line, where the rendered one does not matter. */
export const plainSite: Site = {
  fetch: () => new Response('the site', { headers: { 'Content-Type': 'text/plain' } }),
};
