import { Icon } from '#app/ui/icon.tsx';

type Row = { readonly from: string; readonly to: string };

/** Problem and solution in ruled rows: what was, an arrow, what is. */
export function Ledger({ rows }: { rows: readonly Row[] }) {
  return (
    <div className="ledger">
      {rows.map((row) => (
        <div key={row.from}>
          <p className="from">{row.from}</p>
          <Icon name="arrow" />
          <p className="to">{row.to}</p>
        </div>
      ))}
    </div>
  );
}
