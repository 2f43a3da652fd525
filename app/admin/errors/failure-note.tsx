import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';

type Props = {
  isScreen?: boolean;
  isDraftKept?: boolean;
  onRetry?: () => void;
};

export function FailureNote({ isScreen, isDraftKept, onRetry }: Props) {
  const { meta, failure, errors } = useAdmin().words;
  return (
    <div className="group start" role="alert">
      {isScreen && <title>{meta.titles.failed}</title>}
      {isScreen ? <h1>{failure.title}</h1> : <b>{failure.title}</b>}
      <p>{failure.text}</p>
      <p>{isDraftKept ? failure.draftKept : failure.draftLost}</p>
      <div className="row">
        {onRetry && (
          <Button kind="primary" onClick={onRetry}>
            {errors.retry}
          </Button>
        )}
        <Button kind={onRetry ? 'secondary' : 'primary'} onClick={() => window.location.reload()}>
          {failure.reload}
        </Button>
      </div>
    </div>
  );
}
