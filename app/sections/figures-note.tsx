import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';

/** Required next to the company's own figures and reviews (LAW-12, LAW-13). `text`: what applies to this page only. */
export function FiguresNote({ text }: { text?: string }) {
  const { notes } = useWords('common');
  const language = useLanguage();
  return (
    <p className="caption muted">
      {text} {notes.claims}{' '}
      <a className="link" href={pathOf('our-figures', language)}>
        {notes.claimsLink}
      </a>
    </p>
  );
}
