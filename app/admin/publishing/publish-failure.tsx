import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import { ProblemError } from '#app/api-client.ts';
import { Icon } from '#app/ui/icon.tsx';

export function PublishFailure({ error }: { error: unknown }) {
  const { publish, errors } = useAdmin().words;
  // Without an answer it is unknown whether it was stored.
  const isRefused = error instanceof ProblemError && error.status > 0;
  return (
    <div className="note bad" role="alert">
      <Icon name="alert" />
      <div>
        <b>{publish.failure.title}</b>
        <p>{problemMessage(errors, error)}</p>
        <p>{isRefused ? publish.failure.text : publish.failure.unknown}</p>
      </div>
    </div>
  );
}
