import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { pathIn } from '#domain/language/addresses.ts';

/** Opens a page of the website in a new tab, in the language of the area. */
export function PublicLink({ page, children }: { page: string; children: string }) {
  const { pagePaths, language, words } = useAdmin();
  const path = pagePaths[page];
  if (!path) return null;
  return (
    <a className="btn line sm" href={pathIn(language, path)} target="_blank" rel="noreferrer">
      <Icon name="outside" />
      {children}
      <span className="sr">, {words.common.newTab}</span>
    </a>
  );
}
