import { useAdmin } from '#app/admin/admin-context.ts';

type Props = {
  isScreen?: boolean;
  isDraftKept?: boolean;
  onRetry?: () => void;
};

export function FailureNote({ isScreen, isDraftKept, onRetry }: Props) {
  const { meta, failure, errors } = useAdmin().words;
  return (
    <div className="admin-failure" role="alert">
      {isScreen && <title>{meta.titles.failed}</title>}
      {isScreen ? <h1>{failure.title}</h1> : <b>{failure.title}</b>}
      <p>{failure.text}</p>
      <p>{isDraftKept ? failure.draftKept : failure.draftLost}</p>
      <div className="admin-failure-acts">
        {onRetry && (
          <button className="btn sm" type="button" onClick={onRetry}>
            {errors.retry}
          </button>
        )}
        <button
          className={onRetry ? 'btn line sm' : 'btn sm'}
          type="button"
          onClick={() => window.location.reload()}
        >
          {failure.reload}
        </button>
      </div>
    </div>
  );
}
