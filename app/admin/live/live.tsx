import { useLoaded } from '#app/admin/errors/use-loaded.ts';

/** For operators; its code comes after the page. */
export function Live() {
  const { Part } = useLoaded(() => import('./live-part.tsx'));
  return Part && <Part />;
}
