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

/** Two queries as one, which has an answer once both have one. */
export function both<One, Other>(one: Query<One>, other: Query<Other>): Query<readonly [One, Other]> {
  const failed = [one, other].filter(({ isError, data }) => isError && data === undefined);
  const isThere = one.data !== undefined && other.data !== undefined;
  return {
    data: isThere ? [one.data, other.data] : undefined,
    isError: failed.length > 0,
    refetch: () => failed.map((query) => query.refetch()),
  };
}

type Props<Data> = { query: Query<Data>; children: (data: Data) => ReactNode };

/** The answer of a query, as soon as there is one; until then that it loads, or that it failed and can be tried again. */
export function Loaded<Data>({ query, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <LoadFailed onRetry={() => void query.refetch()} /> : <Loading />;
}
