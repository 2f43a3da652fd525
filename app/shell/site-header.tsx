import { useContent } from '#app/rendering.ts';
import type { PageId } from '#app/routes.ts';
import { BrandMark } from '#app/ui/brand-mark.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { pathOf, usePage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { LanguageToggle } from './language-toggle.tsx';
import { SideMenu, sideMenuId } from './side-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Spec 1 §2. */
export function SiteHeader() {
  const { site } = useContent();
  const { header } = useWords('common');
  const { language } = usePage();
  return (
    <header className="site-header">
      <div className="wrap">
        <a className="logo" href={pathOf('home', language)} aria-label={header.logo}>
          <BrandMark />
          <span>{site.brand.name}</span>
        </a>
        <nav aria-label={header.nav}>
          <HeaderLink to="monthly">{header.services}</HeaderLink>
          <HeaderLink to="about">{header.about}</HeaderLink>
        </nav>
        <ThemeToggle />
        <LanguageToggle />
        <button
          className="iconbtn menu-btn"
          type="button"
          aria-label={header.openMenu}
          aria-haspopup="dialog"
          data-opens={sideMenuId}
          {...{ commandfor: sideMenuId, command: 'show-modal' }}
        >
          <Icon name="menu" />
        </button>
      </div>
      <SideMenu />
    </header>
  );
}

function HeaderLink({ to, children }: { to: PageId; children: React.ReactNode }) {
  const { page, language } = usePage();
  return (
    <a href={pathOf(to, language)} aria-current={page?.id === to ? 'page' : undefined}>
      {children}
    </a>
  );
}
