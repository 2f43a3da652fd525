import { Icon } from '#app/ui/icon.tsx';
import { fill } from '#app/words/fill.ts';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import type { OfferingId } from '#content/offerings/offerings.ts';
import { relatedOffering, relatedPath } from '#content/offerings/related.ts';
import { pathIn } from '#domain/addresses.ts';
import { Drop } from './motif.tsx';

/** “Explore Related: {name}” (spec 2 §3); nothing for an offering without a pair. */
export function RelatedProduct({ to }: { to: OfferingId }) {
  const { links } = useWords('common');
  const language = useLanguage();
  const related = relatedOffering(to);
  const path = relatedPath(to);
  if (!related || !path) return null;
  return (
    <a className="related" href={pathIn(language, path)}>
      <Drop product={related.id} />
      <b>{fill(links.related, { name: related.name })}</b>
      <Icon name="arrow" className="go" />
    </a>
  );
}
