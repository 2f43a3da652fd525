import type { ReactNode } from 'react';
import { unmarked } from '#content/marks/marks.ts';

/** One sentence in serif type and its subject; one invitation per page (LOOK-3). */
export function VoiceLine({
  quote,
  title,
  text,
  children,
}: {
  quote: string;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="split intro">
      <p className={/^[„“]/.test(unmarked(quote)) ? 'voice quoted' : 'voice'}>{quote}</p>
      <div className="muted">
        <h2 className="h3 intro-title">{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
