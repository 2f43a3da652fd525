import type { ReactNode } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';

export function Loading() {
  const { common } = useAdmin().words;
  return (
    <p className="muted" role="status">
      {common.loading}
    </p>
  );
}

type Query<Data> = {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
};

type Props<Data> = { query: Query<Data>; children: (data: Data) => ReactNode };

/** The answer of a query, as soon as there is one; until then that it loads, or that it failed and can be tried again. */
export function Loaded<Data>({ query, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <LoadFailed onRetry={() => void query.refetch()} /> : <Loading />;
}
