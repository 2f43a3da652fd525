import { unmarked } from '#content/marks/marks.ts';

export type FactRow = { readonly label: string; readonly text: string };

/** Leaves out a row without text, such as a fact that is not set. */
export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className="fact-rows">
      {rows.map(
        ({ label, text }) =>
          unmarked(text) && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
