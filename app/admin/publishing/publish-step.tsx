import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { saveContentNow } from '#app/admin/content/content-queries.ts';
import { PublishFlow } from './publish-flow.tsx';

/** What was typed a moment ago belongs to what is published. */
export default function PublishStep(props: { onDiscard: () => void; onClose: () => void }) {
  const { common } = useAdmin().words;
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => void saveContentNow().finally(() => setIsSaved(true)), []);
  if (!isSaved) return <p role="status">{common.loading}</p>;
  return (
    <QueryClientProvider client={operatorClient}>
      <PublishFlow {...props} />
    </QueryClientProvider>
  );
}
