import type { ReactNode } from 'react';

type Props = { id?: string; title?: string; lead?: string; className?: string; children?: ReactNode };

/** A block of a page in the page grid, with the rhythm of the design: heading, lead, content. */
export function Section({ id, title, lead, className, children }: Props) {
  return (
    <section id={id} className={['wrap section', className].filter(Boolean).join(' ')}>
      {title && (
        <div className="head">
          <h2>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
      )}
      {children}
    </section>
  );
}
