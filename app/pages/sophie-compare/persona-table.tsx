import { useContent } from '#app/rendering.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Drop } from '#app/sections/motif.tsx';
import { useWords } from '#app/words/words.ts';
import { isVisible } from '#content/offerings/listed.ts';
import { fill } from '#domain/publishing/placeholders.ts';

const rows = ['occasion', 'duration', 'question', 'tone', 'result', 'limit', 'price'] as const;

export function PersonaTable() {
  const { offerings, comparedPersonas } = useContent();
  const shown = comparedPersonas.filter((id) => isVisible(offerings[id]));
  const { comparison } = useWords('sophie-compare');
  return (
    <table className="persona-table">
      <caption className="sr">{comparison.caption}</caption>
      <thead>
        <tr>
          <td />
          {shown.map((id, index) => (
            <th key={id} scope="col">
              <Drop product={id} />
              <span className="persona-name">{offerings[id].name}</span>
              <span className="persona-position">{fill(comparison.position, { count: index + 1 })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className={`row-${row}`}>
            <th scope="row">{comparison.rows[row]}</th>
            {shown.map((id) => (
              <td key={id}>{comparison.personas[id][row]}</td>
            ))}
          </tr>
        ))}
        <tr className="row-link">
          <th scope="row">
            <span className="sr">{comparison.rows.link}</span>
          </th>
          {shown.map((id) => (
            <td key={id}>
              <PageLink to={id}>
                {comparison.rows.link}
                <span className="sr">: {offerings[id].name}</span>
              </PageLink>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
