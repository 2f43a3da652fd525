import type { ReactNode } from 'react';
import { useWords } from '#app/words/words.ts';
import { Disclaimer } from './disclaimer.tsx';
import { type Entry, Faq } from './faq.tsx';

/** Questions below a table of plans, with the notes that belong near a call to action. */
export function PlanQuestions({
  title,
  items,
  disclaimer = <Disclaimer />,
}: {
  title: string;
  items: readonly Entry[];
  disclaimer?: ReactNode;
}) {
  const { notes } = useWords('common');
  return (
    <div className="plan-questions">
      <Faq title={title} items={items}>
        {disclaimer}
        <p className="caption muted">{notes.social}</p>
      </Faq>
    </div>
  );
}
