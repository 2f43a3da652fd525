import type { ChangeGroup } from './change-lines.ts';

/** The changes of a draft, grouped by kind. */
export function ChangeList({ groups }: { groups: readonly ChangeGroup[] }) {
  return (
    <div className="changes">
      {groups.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map(({ shown, spoken }) => (
              <li key={shown}>
                <span aria-hidden="true">{shown}</span>
                <span className="sr">{spoken}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
