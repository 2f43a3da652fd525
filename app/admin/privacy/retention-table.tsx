import { useAdmin } from '#app/admin/admin-context.ts';

/** Open to every role: the privacy notice states the same. */
export function RetentionTable() {
  const texts = useAdmin().words.privacy.retention;
  const rows = [
    [texts.messages, texts.messagePeriod],
    [texts.declarations, texts.declarationPeriod],
    [texts.responses, texts.responsePeriod],
    [texts.logs, texts.logPeriod],
  ] as const;
  return (
    <section className="card retention" aria-labelledby="retention-title">
      <h2 id="retention-title">{texts.title}</h2>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.period}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([kind, period]) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td>{period}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{texts.note}</p>
    </section>
  );
}
