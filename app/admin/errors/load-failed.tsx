import { useAdmin } from '#app/admin/admin-context.ts';

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { errors } = useAdmin().words;
  return (
    <div className="product-empty" role="alert">
      <h2>{errors.loadFailed}</h2>
      <button className="btn line sm" type="button" onClick={onRetry}>
        {errors.retry}
      </button>
    </div>
  );
}
