import type { ReactNode } from 'react';
import type { Language } from '#domain/languages.ts';

/** One human sentence in the serif voice, and beside it the sober text (DESIGN §2: one invitation per page). */
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
      <p className="voice" lang={lang}>
        {quote}
      </p>
      <div className="muted">{children}</div>
    </div>
  );
}
