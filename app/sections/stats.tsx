type Stat = {
  readonly value: string;
  readonly label: string;
  readonly text?: string;
};

/** These are the company's own claims; `note` says so. */
export function Stats({ items, note }: { items: readonly Stat[]; note?: string }) {
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
      {note && <p className="caption muted">{note}</p>}
    </>
  );
}
