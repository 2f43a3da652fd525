import type { ReactNode } from 'react';

type Props = { id?: string; title?: string; lead?: string; className?: string; children?: ReactNode };

export function Section({ id, title, lead, className, children }: Props) {
  return (
    <section id={id} className={['wrap section', className].filter(Boolean).join(' ')}>
      {title && <SectionHead title={title} lead={lead} />}
      {children}
    </section>
  );
}

export function SectionHead({ title, lead }: { title: string; lead?: string | undefined }) {
  return (
    <div className="head">
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
