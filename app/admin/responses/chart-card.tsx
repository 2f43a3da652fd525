import { type ReactNode, useState } from 'react';
import { Card } from '#app/admin/controls/card.tsx';
import { Segments } from '#app/admin/controls/segments.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { responsesWords } from '#content/admin/responses.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = {
  title: string;
  /** Decorative: the table holds the same data. */
  chart: ReactNode;
  columns: readonly string[];
  rows: readonly [name: string, ...values: string[]][];
  className?: string;
};

export function ChartCard({ title, chart, columns, rows, className = '' }: Props) {
  const { charts } = useWords(responsesWords).responses;
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <Card className={`chart ${className}`} title={title}>
      <Segments
        label={fill(charts.view, { name: title })}
        tabs={[
          { id: 'chart', label: charts.chart },
          { id: 'table', label: charts.table },
        ]}
        selected={view}
        onSelect={setView}
        nested
      >
        {view === 'chart' ? (
          chart
        ) : (
          <table className="figures">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...values]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, index) => (
                    <td key={columns[index + 1]} className="num">
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Segments>
    </Card>
  );
}
