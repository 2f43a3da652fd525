/**
 * Where a sloppy address belongs: trailing or doubled slashes, capital letters and `index.html` lead to the page
 * they mean (SEO-05). Null when no page is meant, or the address is the canonical one already.
 *
 * @param exists whether a page stands at a path
 */
export function canonicalAddress(pathname: string, exists: (path: string) => boolean): string | null {
  const tidy =
    pathname
      .replace(/\/{2,}/g, '/')
      .replace(/\/index\.html?$/i, '/')
      .toLowerCase()
      .replace(/\/+$/, '') || '/';
  return tidy !== pathname && exists(tidy) ? tidy : null;
}
