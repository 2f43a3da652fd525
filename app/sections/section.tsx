import type { ReactNode } from 'react';

type Props = { id?: string; title?: string; lead?: string; className?: string; children?: ReactNode };

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
