type Props = {
  columns: readonly string[];
  /** A name and a figure for each further column. */
  rows: readonly (readonly [name: string, ...figures: string[]])[];
};

/** The figures of a chart for those who read them. */
export function FigureTable({ columns, rows }: Props) {
  return (
    <table className="small">
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
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]} className="num">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
