import type { ReactNode } from 'react';
import { Motif } from '#app/ui/motif.tsx';

/** The closing call of a page without an offering of its own; one per page. */
export function AmberPanel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="wrap">
      <div className="amber">
        <Motif name="rings" className="rings-motif" />
        <h2 className="h1">{title}</h2>
        {text && <p>{text}</p>}
        <div className="row">{children}</div>
      </div>
    </section>
  );
}
