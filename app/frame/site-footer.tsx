import { useContent } from '#app/rendering.ts';
import type { PageId } from '#app/routes.ts';
import { BrandMark } from '#app/ui/brand-mark.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords, wordsFor } from '#app/words/words.ts';
import { offeringsIn } from '#content/offerings/listed.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { fill } from '#domain/publishing/placeholders.ts';

const further = ['alacarte', 'ai-or-human', 'use-cases', 'onboarding'] as const satisfies readonly PageId[];

/** FRAME-2, and every offering with its line. */
export function SiteFooter() {
  const { site } = useContent();
  const { footer, menu } = useWords('common');
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="foot">
          <div>
            <FooterLink to="home" className="logo">
              <BrandMark />
              <span>{site.brand.name}</span>
            </FooterLink>
            <p>{footer.blurb}</p>
            <SocialLinks />
          </div>
          <nav aria-labelledby="footer-solutions">
            <h2 id="footer-solutions">{footer.solutions.title}</h2>
            <ul>
              <li>
                <FooterLink to="demo">{footer.solutions.demo}</FooterLink>
              </li>
              <li>
                <FooterLink to="case-nexiu">{footer.solutions.case}</FooterLink>
              </li>
              <li>
                <FooterLink to="support">{footer.solutions.support}</FooterLink>
              </li>
              {further.map((id) => (
                <li key={id}>
                  <FooterLink to={id}>{menu.further[id]}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
          <ContactLines />
        </div>
        <FooterOffers />
        <p className="foot-note">{footer.aiNote}</p>
        <div className="foot-end">
          <span>{footer.copyright}</span>
          <nav aria-label={footer.legal.title}>
            <FooterLink to="terms-of-service">{footer.legal.terms}</FooterLink>
            <FooterLink to="privacy">{footer.legal.privacy}</FooterLink>
            <FooterLink to="imprint">{footer.legal.imprint}</FooterLink>
            <FooterLink to="accessibility">{footer.legal.accessibility}</FooterLink>
            <FooterLink to="withdraw-contract">{footer.legal.withdraw}</FooterLink>
            <FooterLink to="cancel-contract">{footer.legal.cancel}</FooterLink>
          </nav>
        </div>
      </div>
    </footer>
  );
}

function FooterOffers() {
  const content = useContent();
  const { menu } = useWords('common');
  const language = useLanguage();
  return (
    <div className="foot-offers">
      <h2>
        <FooterLink to="platform">{menu.platform}</FooterLink>
      </h2>
      <ul className="plain">
        {offeringsIn(content.offerings).map(({ id, name, path }) => (
          <li key={id}>
            <a href={pathIn(language, path)}>
              <b>{name}</b> <span>{wordsFor(content, language, id).listing.line}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type FooterLinkProps = { to: PageId; className?: string; children: React.ReactNode };

function FooterLink({ to, className, children }: FooterLinkProps) {
  return (
    <a className={className} href={pathOf(to, useLanguage())}>
      {children}
    </a>
  );
}

function SocialLinks() {
  const { site } = useContent();
  const { footer } = useWords('common');
  if (site.social.length === 0) return null;
  return (
    <ul className="social" aria-label={footer.social}>
      {site.social.map(({ id, network, url }) => (
        <li key={id}>
          <a href={url} aria-label={fill(footer.socialLink, { network })} rel="me noopener" target="_blank">
            <Icon name={id} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function ContactLines() {
  const { site } = useContent();
  const { contact } = useWords('common').footer;
  return (
    <div>
      <h2>{contact.title}</h2>
      <ul>
        <li>
          <span>
            <Icon name="place" />
            <span className="sr">{contact.addressLabel}</span> {contact.address}
          </span>
        </li>
        <li>
          <span>
            <Icon name="phone" />
            <span className="sr">{contact.phoneLabel}</span>
            <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
          </span>
        </li>
        <li>
          <span>
            <Icon name="mail" />
            <span className="sr">{contact.emailLabel}</span>
            <a href={`mailto:${site.email}`}>{contact.email}</a>
          </span>
        </li>
      </ul>
    </div>
  );
}
