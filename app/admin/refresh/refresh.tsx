import { useLoaded } from '#app/admin/errors/use-loaded.ts';

/** For operators; its code comes after the page. */
export function Refresh() {
  const { Part } = useLoaded(() => import('./refresh-part.tsx'));
  return Part && <Part />;
}
