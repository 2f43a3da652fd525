import type { PageId } from '#app/routes.ts';
import { Icon } from '#app/ui/icon.tsx';
import { pathOf, usePage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { LanguageToggle } from './language-toggle.tsx';
import { menuId } from './menu-id.ts';
import { MenuOffers } from './menu-offers.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const links = ['home', 'monthly', 'about', 'demo', 'support'] as const satisfies readonly PageId[];

/**
 * One element, so that the list of offerings is in the page once: a modal sheet on small screens, a popover below the
 * header on wide ones. Choosing a link closes it (FRAME-1).
 */
export function Menu() {
  const { menu } = useWords('common');
  const { page, language } = usePage();
  const labels: Record<(typeof links)[number], string> = {
    home: menu.home,
    monthly: menu.services,
    about: menu.about,
    demo: menu.demo,
    support: menu.support,
  };
  return (
    <dialog
      id={menuId}
      className="menu"
      popover="auto"
      aria-labelledby={`${menuId}-title`}
      {...{ closedby: 'any' }}
    >
      <div className="menu-head">
        <h2 id={`${menuId}-title`}>{menu.title}</h2>
        <button
          className="iconbtn"
          type="button"
          aria-label={menu.close}
          data-closes
          {...{ commandfor: menuId, command: 'close' }}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className="menu-pages" aria-label={menu.title}>
        {links.map((id) => (
          <a key={id} href={pathOf(id, language)} aria-current={page?.id === id ? 'page' : undefined}>
            {labels[id]}
          </a>
        ))}
      </nav>
      <MenuOffers />
      <div className="menu-foot">
        <ThemeToggle />
        <LanguageToggle />
      </div>
    </dialog>
  );
}
