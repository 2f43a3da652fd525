import type { Row } from './declaration-rows.ts';

export function AnswerList({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="answers">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
