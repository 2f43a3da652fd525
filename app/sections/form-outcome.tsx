import type { ReactNode } from 'react';
import { ThanksDrop } from '#app/forms/thanks.tsx';

type Props = {
  title: string;
  text: string;
  children?: ReactNode;
  link: { href: string; label: string };
};

/** Replaces the toast for a form sent without script. */
export function FormOutcome({ title, text, children, link }: Props) {
  return (
    <section className="wrap outcome">
      <ThanksDrop />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
      <a className="btn line" href={link.href}>
        {link.label}
      </a>
    </section>
  );
}
