import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';

/** Required wherever the company's own figures or reviews stand (LAW-12, -13). `text`: what holds on this page alone. */
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
