import { RuledTable } from '#app/sections/ruled-table/ruled-table.tsx';
import { useWords } from '#app/words/words.ts';
import { clauseId } from './terms-text.tsx';

/** Periods and amounts (TERMS-1), each with its clause. */
export function TermsFigures() {
  const { figures } = useWords('terms-of-service');
  return (
    <section className="legal-section terms-figures">
      <h2 className="h3">{figures.title}</h2>
      <p>{figures.lead}</p>
      <RuledTable
        label={figures.title}
        columns={figures.columns}
        rows={figures.rows.map(({ id, label, value, clause }) => ({
          id,
          subject: label,
          value: <b className="num">{value}</b>,
          clause: (
            <a className="link num" href={`#${clauseId(clause)}`}>
              {clause}
            </a>
          ),
        }))}
      />
    </section>
  );
}
