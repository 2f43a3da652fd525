import type { ReactNode } from 'react';
import { LegalText } from './legal-text.tsx';

type Props = {
  id: string;
  title: string;
  paragraphs?: readonly string[];
  children?: ReactNode;
};

export function LegalSection({ id, title, paragraphs = [], children }: Props) {
  return (
    <section id={id} className="legal-section">
      <h2 className="h3">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LegalText text={paragraph} />
        </p>
      ))}
      {children}
    </section>
  );
}
