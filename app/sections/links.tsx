import type { ReactNode } from 'react';
import { useContent } from '#app/rendering.ts';
import type { PageId } from '#app/routes.ts';
import { Icon } from '#app/ui/icon.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import type { OfferingId } from '#content/content.ts';
import { isHiddenPage, isPaused } from '#content/offerings/listed.ts';
import { addressOf } from '#content/offerings/record.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** Filled or outlined button, or text with an arrow. */
type LinkLook = 'primary' | 'product' | 'ink' | 'line' | 'onworld' | 'onworld-line' | 'arrow';

type Look = { look?: LinkLook; wide?: boolean };

function classOf(look: LinkLook, wide: boolean | undefined): string {
  if (look === 'arrow') return 'arrow';
  return ['btn', look === 'primary' ? '' : look, wide ? 'wide' : ''].filter(Boolean).join(' ');
}

type PageLinkProps = Look & {
  to: PageId;
  /** Prefills the support form with `support.prefill[subject]`, offering and plan. */
  query?: { subject: string; offer?: OfferingId; plan?: string };
  children: ReactNode;
};

const ordering = ['package', 'booking'];

/** Nothing for the page of a hidden offering; what orders a paused one asks about it instead. */
export function PageLink({ to, query, look = 'arrow', wide, children }: PageLinkProps) {
  const { offerings } = useContent();
  const language = useLanguage();
  if (isHiddenPage(offerings, to)) return null;
  if (query?.offer && isPaused(offerings, query.offer) && ordering.includes(query.subject))
    return <AskLink offer={query.offer} look={look} wide={wide} />;
  // Headings contain soft hyphens, which do not belong in a message.
  const search = query ? `?${new URLSearchParams(query)}`.replaceAll('%C2%AD', '') : '';
  return (
    <a className={classOf(look, wide)} href={pathOf(to, language) + search}>
      {children}
      {look === 'arrow' && <Icon name="arrow" />}
    </a>
  );
}

/** In the place of an act that orders a paused offering. */
function AskLink({ offer, ...look }: Look & { offer: OfferingId }) {
  const { paused } = useWords('common');
  return (
    <PageLink {...look} to="support" query={{ subject: 'paused', offer }}>
      {paused.ask}
    </PageLink>
  );
}

type OrderLinkProps = Look & {
  offer: OfferingId;
  to: { readonly variable: string; readonly fallback: string };
  children: ReactNode;
};

/** To the page of others where an offering is paid for or booked. */
export function OrderLink({ offer, to, children, ...look }: OrderLinkProps) {
  const { site, offerings } = useContent();
  if (isPaused(offerings, offer)) return <AskLink offer={offer} {...look} />;
  return (
    <OutsideLink {...look} href={addressOf(site, to)}>
      {children}
    </OutsideLink>
  );
}

/** Opens a new tab and says so by icon and hidden words (A11Y-24). */
export function OutsideLink({
  href,
  look = 'arrow',
  wide,
  children,
}: Look & { href: string; children: ReactNode }) {
  const { links } = useWords('common');
  return (
    <a className={classOf(look, wide)} href={href} target="_blank" rel="noopener">
      {children}
      <Icon name="outside" />
      <span className="sr"> ({fill(links.newTabHost, { host: new URL(href).host })})</span>
    </a>
  );
}

/** scroll-to-top.ts scrolls smoothly and leaves no hash behind. */
export function AnchorLink({
  to,
  look = 'arrow',
  wide,
  children,
}: Look & { to: string; children: ReactNode }) {
  return (
    <a className={classOf(look, wide)} href={`#${to}`}>
      {children}
      {look === 'arrow' && <Icon name="arrow" />}
    </a>
  );
}
