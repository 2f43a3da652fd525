/** Canonical form of an address (SEO-05). Null if no page exists there or it is canonical already. */
export function canonicalAddress(pathname: string, exists: (path: string) => boolean): string | null {
  const tidy =
    pathname
      .replace(/\/{2,}/g, '/')
      .replace(/\/index\.html?$/i, '/')
      .toLowerCase()
      .replace(/\/+$/, '') || '/';
  return tidy !== pathname && exists(tidy) ? tidy : null;
}
