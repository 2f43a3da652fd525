import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

export type Entry = { readonly question: string; readonly answer: string };

/** The first question is open unless all are `closed`; works without script. */
export function Faq({
  title,
  items,
  closed,
  children,
}: {
  title: string;
  items: readonly Entry[];
  closed?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="split faq-head">
      <h2>{title}</h2>
      <div>
        <div className="faq">
          {items.map((item, index) => (
            <details key={item.question} open={!closed && index === 0}>
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
