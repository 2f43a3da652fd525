import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { saveContentNow } from '#app/admin/content/draft/content-queries.ts';
import { invalidateContent } from '#app/admin/content-state.ts';
import { useProducts } from '#app/admin/publishing/products/products-context.ts';
import { PublishFlow } from './publish-flow.tsx';
import { releaseKey } from './release.ts';

/** What was typed a moment ago belongs to what is published. */
export default function PublishStep(props: { onDiscard: () => void; onClose: () => void }) {
  const { common } = useAdmin().words;
  const [isSaved, setIsSaved] = useState(false);
  const { editor } = useProducts();
  const save = useEffectEvent(async () => {
    await Promise.all([saveContentNow(), editor.saveNow()]);
    await Promise.all([invalidateContent(), operatorClient.invalidateQueries({ queryKey: releaseKey })]);
  });
  useEffect(() => void save().finally(() => setIsSaved(true)), []);
  if (!isSaved) return <p role="status">{common.loading}</p>;
  return (
    <QueryClientProvider client={operatorClient}>
      <PublishFlow {...props} />
    </QueryClientProvider>
  );
}
