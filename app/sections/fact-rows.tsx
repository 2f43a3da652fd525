export type FactRow = { readonly label: string; readonly text: string };

export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className="fact-rows">
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
