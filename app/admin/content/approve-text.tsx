import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdmin } from '#app/admin/admin-context.ts';
import { sendChange } from '#app/api-client.ts';
import type { ContentApprovals } from '#domain/answers/approvals.ts';

const path = '/api/admin/content/approvals';

/** Texts and figures of the files that nobody has confirmed yet. */
export function useApprovals() {
  return useQuery<ContentApprovals>({ queryKey: [path], staleTime: 0 }).data;
}

/** Whether this is the field of a place, or stands below it. */
export function isBelow(id: string, fields: readonly string[]): boolean {
  return fields.some((start) => id === start || id.startsWith(`${start}.`));
}

/** Confirms the place that the field belongs to, in all languages. */
export function ApproveButton({ id }: { id: string }) {
  const texts = useAdmin().words.translation;
  const client = useQueryClient();
  const place = useApprovals()?.places.find(({ approved, fields }) => !approved && isBelow(id, fields));
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      sendChange<ContentApprovals>('POST', path, {
        places: [{ place: place!.place, print: place!.print }],
        isApproved: true,
      }),
    onSuccess: (approvals) => client.setQueryData([path], approvals),
    // Somebody has changed it since it was read here.
    onError: () => void client.invalidateQueries(),
  });
  if (!place) return null;
  return (
    <button
      className="btn line sm"
      type="button"
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      {texts.approve}
    </button>
  );
}
