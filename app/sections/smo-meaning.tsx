import { useContent } from '#app/rendering.ts';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** What the three letters stand for; nothing while only the operator knows. */
export function SmoMeaning() {
  const { smoMeaning } = useContent().site.sales;
  const { stated } = useWords('contract');
  const language = useLanguage();
  return (
    smoMeaning && <p className="small muted">{fill(stated.smoMeaning, { name: smoMeaning[language] })}</p>
  );
}
