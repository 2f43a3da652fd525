import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMayDo } from '#app/admin/accounts/known-role.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea } from '#app/admin/content/content-context.ts';
import { placeAbove } from '#app/admin/content/first-fields.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { sendChange } from '#app/api-client.ts';
import type { ContentReviews } from '#domain/api/reviews.ts';

const path = '/api/admin/content/reviews';

/** Default texts and figures without confirmation; undefined for operators who may not confirm them. */
export function useReviews() {
  const enabled = useMayDo()('confirmTexts');
  return useQuery<ContentReviews>({ queryKey: [path], staleTime: 0, enabled }).data;
}

/** Confirms the place that the field belongs to, in all languages; stands once, at the first of its fields. */
export function ReviewButton({ id }: { id: string }) {
  const { words } = useAdmin();
  const { announce } = useContentArea();
  const client = useQueryClient();
  const place = useReviews()?.places.find(
    ({ reviewed, fields }) => !reviewed && placeAbove(id, new Set(fields)),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      sendChange<ContentReviews>('POST', path, {
        places: [{ place: place!.place, print: place!.print }],
        isReviewed: true,
      }),
    onSuccess(reviews) {
      client.setQueryData([path], reviews);
      announce(words.content.editor.reviewed);
      // The button goes.
      document.getElementById(`content-${id}`)?.focus({ preventScroll: true });
    },
    // A colleague has changed it since it was read here.
    onError: () => void client.invalidateQueries(),
  });
  if (!place) return null;
  return (
    <Button isDisabled={isPending} onClick={() => mutate()}>
      {words.translation.review}
    </Button>
  );
}
