import type { ReactNode } from 'react';

type Row = {
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
};

export function RuledList({ rows, ordered }: { rows: readonly Row[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={ordered ? 'ruled ordered' : 'ruled'}>
      {rows.map((row) => (
        <li key={row.title} id={row.id}>
          <h3>{row.title}</h3>
          <div>
            <p>{row.text}</p>
            {row.action}
          </div>
        </li>
      ))}
    </List>
  );
}
