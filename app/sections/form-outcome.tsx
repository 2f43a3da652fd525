import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  title: string;
  text: string;
  children?: ReactNode;
  link: { href: string; label: string };
};

/** That a form arrived which was sent without script: there is no toast to say it. */
export function FormOutcome({ title, text, children, link }: Props) {
  return (
    <section className="wrap outcome">
      <span className="thanks-drop">
        <Icon name="check" />
      </span>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
      <a className="btn line" href={link.href}>
        {link.label}
      </a>
    </section>
  );
}
