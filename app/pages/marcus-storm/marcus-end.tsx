import { useWords } from '#app/language/words.ts';
import { RelatedProduct } from '#app/sections/related-product.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** The related offering, the page's own footer with its year (spec 2 §9: 2025), and the way up. */
export function MarcusEnd() {
  const { footer } = useWords('marcus-storm');
  const { links } = useWords('common');
  return (
    <div className="wrap">
      <RelatedProduct to="marcus-storm" />
      <footer className="marcus-end small muted">
        <p>
          {footer.text} {footer.copyright}
        </p>
        <a className="iconbtn marcus-up" href="#content" aria-label={links.toTop}>
          <Icon name="arrow-up" />
        </a>
      </footer>
    </div>
  );
}
