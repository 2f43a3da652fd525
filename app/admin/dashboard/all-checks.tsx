import { useAdmin } from '#app/admin/admin-context.ts';
import { useAllChecks } from '#app/admin/refresh/today-queries.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { AskedNow } from './asked-now.tsx';

/** What `npm run doctor` says of the server: what is not fine with what to do, and what is fine by name. */
export function AllChecks() {
  const { checks: texts, system } = useAdmin().words.today;
  return (
    <AskedNow className="all-checks" asked={useAllChecks()} button={texts.button} waiting={texts.looking}>
      {({ results }) => {
        const open = (['wrong', 'attention'] as const).flatMap((worst) =>
          results.filter(({ state }) => state === worst),
        );
        const fine = new Set(results.filter(({ state }) => state === 'ok').map(({ name }) => name));
        return (
          <>
            {open.length > 0 && (
              <ul>
                {open.map(({ state, name, found, todo }) => (
                  <li key={found}>
                    <strong className={state === 'wrong' ? 'todo-warning' : undefined}>
                      {name}: {system.states[state]}
                    </strong>
                    <p>{found}</p>
                    {todo && <p className="muted">{todo}</p>}
                  </li>
                ))}
              </ul>
            )}
            {fine.size > 0 && <p>{fill(texts.fine, { names: [...fine].join(', ') })}</p>}
          </>
        );
      }}
    </AskedNow>
  );
}
