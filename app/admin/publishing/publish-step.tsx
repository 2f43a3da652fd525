import { QueryClientProvider } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { PublishFlow } from './publish-flow.tsx';

export default function PublishStep(props: { onDiscard: () => void; onClose: () => void }) {
  return (
    <QueryClientProvider client={operatorClient}>
      <PublishFlow {...props} />
    </QueryClientProvider>
  );
}
