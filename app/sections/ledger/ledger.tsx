import { Icon } from '#app/ui/icon.tsx';

type Row = { readonly from: string; readonly to: string };

export function Ledger({ rows, labels }: { rows: readonly Row[]; labels?: Row }) {
  return (
    <div className="ledger">
      {labels && (
        <div className="ledger-head">
          <p>{labels.from}</p>
          <Icon name="arrow" />
          <p>{labels.to}</p>
        </div>
      )}
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
