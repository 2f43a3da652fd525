import { type ReactNode, useState } from 'react';
import { Card } from '#app/admin/controls/card.tsx';
import { FigureTable } from '#app/admin/controls/figure-table.tsx';
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
};

export function ChartCard({ title, chart, columns, rows }: Props) {
  const { charts } = useWords(responsesWords).responses;
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <Card title={title}>
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
        {view === 'chart' ? chart : <FigureTable columns={columns} rows={rows} />}
      </Segments>
    </Card>
  );
}
