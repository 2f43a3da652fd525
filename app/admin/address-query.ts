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
