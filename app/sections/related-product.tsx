import { useContent } from '#app/rendering.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage } from '#app/words/page.ts';
import { useWords, wordsFor } from '#app/words/words.ts';
import type { OfferingId } from '#content/content.ts';
import { relatedOffering, relatedPath } from '#content/offerings/related.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { Drop } from './motif.tsx';

/** “Explore Related: {name}” and when it is the better choice; nothing for an offering without a pair (OFFER-2). */
export function RelatedProduct({ to }: { to: OfferingId }) {
  const { links } = useWords('common');
  const language = useLanguage();
  const content = useContent();
  const related = relatedOffering(content.offerings, to);
  if (!related) return null;
  const { listing } = wordsFor(content, language, related.id);
  const own = wordsFor(content, language, to).listing;
  return (
    <a className="related" href={pathIn(language, relatedPath(related))}>
      <Drop product={related.id} />
      <span>
        <b>{fill(links.related, { name: related.name })}</b>
        <span>{listing.line}</span>
        {'related' in own && <span className="small muted">{own.related}</span>}
      </span>
      <Icon name="arrow" className="go" />
    </a>
  );
}
