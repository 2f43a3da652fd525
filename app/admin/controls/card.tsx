import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type CardProps = {
  title: ReactNode;
  /** Classes beside `card`. */
  className?: string;
  role?: 'alert';
  children: ReactNode;
};

/** A section with a heading that names it. */
export function Card({ title, className, role, children }: CardProps) {
  const id = useId();
  return (
    <section className={className ? `card ${className}` : 'card'} role={role} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type NoteProps = {
  /** `bad`: something is wrong; it gets the colour of errors. */
  kind?: 'bad' | undefined;
  icon?: ComponentProps<typeof Icon>['name'] | null;
  role?: 'status' | 'alert' | undefined;
  children: ReactNode;
};

/** Stands out from the text around it: a sentence, or a few in a `div` of their own. */
export function Note({ kind, icon = 'alert', role, children }: NoteProps) {
  return (
    <div className={kind ? `note ${kind}` : 'note'} role={role}>
      {icon && <Icon name={icon} />}
      {children}
    </div>
  );
}
