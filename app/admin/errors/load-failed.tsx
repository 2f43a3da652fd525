import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { errors } = useAdmin().words;
  return (
    <div className="card start" role="alert">
      <h2>{errors.loadFailed}</h2>
      <Button onClick={onRetry}>{errors.retry}</Button>
    </div>
  );
}
