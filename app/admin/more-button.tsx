import { Button } from '#app/admin/controls/button.tsx';
import { useAdmin } from './admin-context.ts';

type Props = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
};

export function MoreButton({ list, label }: Props) {
  const { common } = useAdmin().words;
  if (!list.hasNextPage) return null;
  return (
    <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {list.isFetchingNextPage ? common.loading : label}
    </Button>
  );
}
