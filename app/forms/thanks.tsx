import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type Props = { title: string; className?: string; children: ReactNode };

/** In place of a sent form, or above it. The heading takes the focus, because the form that had it is gone (A11Y-18). */
export function Thanks({ title, className, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={className ? `thanks ${className}` : 'thanks'}>
      <ThanksDrop />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function ThanksDrop() {
  return (
    <span className="thanks-drop">
      <Icon name="check" />
    </span>
  );
}
