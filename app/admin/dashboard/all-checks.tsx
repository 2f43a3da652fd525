import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import { useAllChecks } from '#app/admin/live/today-queries.ts';
import { fill } from '#app/words/fill.ts';

/** What `npm run doctor` says of the server: what is not fine with what to do, and what is fine by name. */
export function AllChecks() {
  const { words, language } = useAdmin();
  const { checks: texts, system } = words.today;
  const { mutate, isPending, data, error } = useAllChecks();
  const results = data?.results ?? [];
  const open = (['wrong', 'attention'] as const).flatMap((worst) =>
    results.filter(({ state }) => state === worst),
  );
  const fine = new Set(results.filter(({ state }) => state === 'ok').map(({ name }) => name));
  return (
    <div className="all-checks">
      <button
        className="btn line sm"
        type="button"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate(language)}
      >
        {texts.button}
      </button>
      <div className="small" role="status">
        {isPending && texts.looking}
        {!isPending && error && problemMessage(words.errors, error)}
        {!isPending && data && (
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
        )}
      </div>
    </div>
  );
}
