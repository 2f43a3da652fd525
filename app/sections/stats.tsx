import { FiguresNote } from './figures-note.tsx';

type Stat = {
  readonly value: string;
  readonly label: string;
  readonly text?: string;
};

/** The company's own claims. `note`: what holds for these alone. */
export function Stats({ items, note }: { items: readonly Stat[]; note?: string }) {
  if (items.length === 0) return null;
  return (
    <>
      <dl className="stats">
        {items.map((item) => (
          <div key={item.label}>
            <dt>{item.label}</dt>
            <dd className="figure">{item.value}</dd>
            {item.text && <dd className="stat-text">{item.text}</dd>}
          </div>
        ))}
      </dl>
      <FiguresNote text={note} />
    </>
  );
}
