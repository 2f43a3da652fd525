import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/**
 * What a screen shows stands in the query of its address, so that Back works and it can be linked. A change counts at
 * once: the address follows it some moments later, and the next change would else undo it.
 */
export function useAddressQuery() {
  const [query, setQuery] = useOptimistic(useSearchParams()[0]);
  const navigate = useNavigate();
  const go = (to: URLSearchParams, { replace }: { replace: boolean }) =>
    startTransition(async () => {
      setQuery(to);
      await navigate(`?${to}`, { replace });
    });
  return [query, go] as const;
}

/** Values in the query of the address by name; empty texts are left out of it. */
export function useAddressChoice<Name extends string>(names: readonly Name[]) {
  const [query, go] = useAddressQuery();
  const choice = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  const queryWith = (change: Partial<typeof choice>) => queryOf({ ...choice, ...change });
  return {
    choice: choice as Readonly<typeof choice>,
    queryWith,
    choose: (change: Partial<typeof choice>, { replace = true } = {}) => go(queryWith(change), { replace }),
  };
}

/** Leaves out what is empty. */
export function queryOf(values: Readonly<Record<string, string | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
