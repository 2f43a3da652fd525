import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  good: boolean;
  title: string;
  text: string;
  children?: ReactNode;
  link: { href: string; label: string };
};

/** What became of a form that was sent without script: a page of its own, because there is no toast to say it. */
export function FormOutcome({ good, title, text, children, link }: Props) {
  return (
    <section className="wrap outcome">
      <span className={good ? 'thanks-drop' : 'thanks-drop bad'}>
        <Icon name={good ? 'check' : 'alert'} />
      </span>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
      <a className={good ? 'btn line' : 'btn'} href={link.href}>
        {link.label}
      </a>
    </section>
  );
}
