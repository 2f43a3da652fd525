import { useAdmin } from './admin-context.ts';

type Props = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
};

export function MoreButton({ list, label }: Props) {
  const { common } = useAdmin().words;
  if (!list.hasNextPage) return null;
  return (
    <button
      className="btn line sm"
      type="button"
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? common.loading : label}
    </button>
  );
}
