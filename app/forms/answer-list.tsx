import type { Row } from './declaration-rows.ts';
import { Reference } from './reference.tsx';

export function AnswerList({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="answers">
      {rows.map(({ label, value, isReference }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{isReference ? <Reference>{value}</Reference> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
