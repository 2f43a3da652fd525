import type { ReactNode } from 'react';

type Props<Column extends string> = {
  /** Names the table for readers who meet it out of context. */
  label: string;
  columns: Readonly<Record<Column, string>>;
  rows: readonly ({ readonly id: string } & Readonly<Record<NoInfer<Column>, ReactNode>>)[];
};

/** The first column names the row; small screens show each row as a block. */
export function RuledTable<Column extends string>({ label, columns, rows }: Props<Column>) {
  const [first, ...others] = Object.keys(columns) as [Column, ...Column[]];
  return (
    <table className="ruled-table" aria-label={label}>
      <thead className="sr-small">
        <tr>
          {[first, ...others].map((column) => (
            <th key={column} scope="col">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row[first]}</th>
            {others.map((column) => (
              <td key={column} data-column={columns[column]}>
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
