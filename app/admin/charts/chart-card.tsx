import { type ReactNode, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Card } from '#app/admin/controls/card.tsx';
import { Segments } from '#app/admin/controls/segments.tsx';
import { numberText } from '#app/admin/moment.ts';
import { saveFile } from '#app/admin/save-file.ts';
import { useWords } from '#app/admin/use-words.ts';
import { chartsWords } from '#content/admin/charts.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { csvLine, csvSeparatorIn, csvStart } from '#domain/responses/csv.ts';
import { FigureTable } from './figure-table.tsx';

type Props = {
  title: string;
  lead?: string;
  /** The table has the same data. */
  chart: ReactNode;
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...values: (string | number)[]])[];
  /** Name of the file with the table, without its ending; undefined: none is offered. */
  file?: string;
};

export function ChartCard({ title, lead, chart, columns, rows, file }: Props) {
  const { language } = useAdmin();
  const texts = useWords(chartsWords).charts;
  const [view, setView] = useState<'chart' | 'table'>('chart');

  function save() {
    const separator = csvSeparatorIn(language);
    const lines = [columns, ...rows].map((cells) => csvLine(cells, separator));
    saveFile(`${file}.csv`, 'text/csv', csvStart + lines.join(''));
  }

  return (
    <Card title={title}>
      {lead && <p className="small muted">{lead}</p>}
      <Segments
        label={fill(texts.view, { name: title })}
        tabs={[
          { id: 'chart', label: texts.chart },
          { id: 'table', label: texts.table },
        ]}
        selected={view}
        onSelect={setView}
        nested
      >
        {view === 'chart' ? (
          chart
        ) : (
          <FigureTable
            columns={columns}
            rows={rows.map(([name, ...values]) => [
              name,
              ...values.map((value) => (typeof value === 'number' ? numberText(language, value) : value)),
            ])}
          />
        )}
        {file && view === 'table' && (
          <p className="row">
            <Button kind="ghost" onClick={save}>
              {texts.csv}
            </Button>
          </p>
        )}
      </Segments>
    </Card>
  );
}
