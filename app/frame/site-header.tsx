import { useContent } from '#app/rendering.ts';
import type { PageId } from '#app/routes.ts';
import { BrandMark } from '#app/ui/brand-mark.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { pathOf, usePage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { LanguageHints } from './language-hint.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { Menu } from './menu.tsx';
import { menuId } from './menu-id.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** FRAME-1, and every offering. */
export function SiteHeader() {
  const { site } = useContent();
  const { header, menu } = useWords('common');
  const { language } = usePage();
  return (
    <header className="site-header">
      <div className="wrap">
        <a className="logo" href={pathOf('home', language)} aria-label={header.logo}>
          <BrandMark />
          <span>{site.brand.name}</span>
        </a>
        <LanguageHints />
        <nav aria-label={header.nav}>
          <HeaderLink to="monthly">{header.services}</HeaderLink>
          <button className="offers-button" type="button" popoverTarget={menuId}>
            {header.offers}
            <Icon name="down" />
          </button>
          <HeaderLink to="about">{header.about}</HeaderLink>
        </nav>
        <HeaderLink to="demo" className="btn sm demo-button">
          {menu.demo}
        </HeaderLink>
        <a
          className="iconbtn"
          href={pathOf('search', language)}
          aria-label={header.search}
          data-search={language}
        >
          <Icon name="search" />
        </a>
        <ThemeToggle />
        <LanguageToggle />
        <button
          className="iconbtn menu-btn"
          type="button"
          aria-label={header.openMenu}
          aria-haspopup="dialog"
          data-opens={menuId}
          {...{ commandfor: menuId, command: 'show-modal' }}
        >
          <Icon name="menu" />
        </button>
      </div>
      <Menu />
    </header>
  );
}

type HeaderLinkProps = { to: PageId; className?: string; children: React.ReactNode };

function HeaderLink({ to, className, children }: HeaderLinkProps) {
  const { page, language } = usePage();
  return (
    <a className={className} href={pathOf(to, language)} aria-current={page?.id === to ? 'page' : undefined}>
      {children}
    </a>
  );
}
