import type { ReactNode } from 'react';
import { unmarked } from '#content/marks/marks.ts';
import type { Language } from '#domain/languages.ts';

/** One sentence in serif type; one invitation per page (DESIGN §2). */
export function VoiceLine({
  quote,
  lang,
  children,
}: {
  quote: string;
  lang?: Language;
  children?: ReactNode;
}) {
  return (
    <div className="split intro">
      <p className={/^[„“]/.test(unmarked(quote)) ? 'voice quoted' : 'voice'} lang={lang}>
        {quote}
      </p>
      <div className="muted">{children}</div>
    </div>
  );
}
