import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdmin } from '#app/admin/admin-context.ts';
import { sendChange } from '#app/api-client.ts';
import type { ContentApprovals } from '#domain/api/approvals.ts';
import { useContentArea } from './content-context.ts';
import { placeAbove } from './first-fields.ts';

const path = '/api/admin/content/approvals';

/** Texts and figures of the files that nobody has confirmed yet. */
export function useApprovals() {
  return useQuery<ContentApprovals>({ queryKey: [path], staleTime: 0 }).data;
}

/** Confirms the place that the field belongs to, in all languages; stands once, at the first of its fields. */
export function ApproveButton({ id }: { id: string }) {
  const { words } = useAdmin();
  const { announce } = useContentArea();
  const client = useQueryClient();
  const place = useApprovals()?.places.find(
    ({ approved, fields }) => !approved && placeAbove(id, new Set(fields)),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      sendChange<ContentApprovals>('POST', path, {
        places: [{ place: place!.place, print: place!.print }],
        isApproved: true,
      }),
    onSuccess(approvals) {
      client.setQueryData([path], approvals);
      announce(words.content.editor.approved);
      // The button goes.
      document.getElementById(`content-${id}`)?.focus({ preventScroll: true });
    },
    // A colleague has changed it since it was read here.
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
      {words.translation.approve}
    </button>
  );
}
