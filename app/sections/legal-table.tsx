// biome-ignore-all lint/a11y/noRedundantRoles: on small screens `display: block` takes the roles away in some browsers
import type { ReactNode } from 'react';

type Props<Column extends string> = {
  /** What the table is about, for those who meet it out of its place. */
  label: string;
  columns: Readonly<Record<Column, string>>;
  rows: readonly ({ readonly id: string } & Readonly<Record<NoInfer<Column>, ReactNode>>)[];
};

/**
 * Facts of a legal text as a table; the first column names the row. On small screens every row is a block of its own
 * with the column names beside the values; the roles keep it a table for everybody who listens.
 */
export function LegalTable<Column extends string>({ label, columns, rows }: Props<Column>) {
  const [first, ...others] = Object.keys(columns) as [Column, ...Column[]];
  return (
    <table className="legal-table" role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {[first, ...others].map((column) => (
            <th key={column} scope="col" role="columnheader">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row">
            <th scope="row" role="rowheader">
              {row[first]}
            </th>
            {others.map((column) => (
              <td key={column} role="cell" data-column={columns[column]}>
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
