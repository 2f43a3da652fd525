import type { PageId } from '#app/routes.ts';
import { Icon } from '#app/ui/icon.tsx';
import { pathOf, usePage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { LanguageToggle } from './language-toggle.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export const sideMenuId = 'side-menu';

const links = [
  'home',
  'platform',
  'monthly',
  'about',
  'demo',
  'support',
] as const satisfies readonly PageId[];

/** Choosing a link closes it (spec 1 §2). */
export function SideMenu() {
  const { menu } = useWords('common');
  const { page, language } = usePage();
  const labels: Record<(typeof links)[number], string> = {
    home: menu.home,
    platform: menu.platform,
    monthly: menu.services,
    about: menu.about,
    demo: menu.demo,
    support: menu.support,
  };
  return (
    <dialog
      id={sideMenuId}
      className="side-menu"
      aria-labelledby={`${sideMenuId}-title`}
      {...{ closedby: 'any' }}
    >
      <div className="side-menu-head">
        <h2 id={`${sideMenuId}-title`}>{menu.title}</h2>
        <button
          className="iconbtn"
          type="button"
          aria-label={menu.close}
          data-closes
          {...{ commandfor: sideMenuId, command: 'close' }}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={menu.title}>
        {links.map((id) => (
          <a key={id} href={pathOf(id, language)} aria-current={page?.id === id ? 'page' : undefined}>
            {labels[id]}
          </a>
        ))}
      </nav>
      <div className="side-menu-foot">
        <ThemeToggle />
        <LanguageToggle />
      </div>
    </dialog>
  );
}
