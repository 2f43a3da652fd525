import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

export type Entry = { readonly question: string; readonly answer: string };

/** All answers are folded: the questions show at a glance what is answered. */
export function Faq({
  title,
  items,
  children,
}: {
  title: string;
  items: readonly Entry[];
  children?: ReactNode;
}) {
  return (
    <div className="split faq-head">
      <h2>{title}</h2>
      <div>
        <div className="faq">
          {items.map((item) => (
            <details key={item.question}>
              <summary>
                <h3>{item.question}</h3>
                <Icon name="plus" />
              </summary>
              <p>{item.answer}</p>
            </details>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}
