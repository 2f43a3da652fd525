import { BrandMark } from '#app/ui/brand-mark.tsx';
import { useAdmin } from './admin-context.ts';

export function AdminBrand() {
  const { words, brand } = useAdmin();
  return (
    <span className="admin-brand">
      <BrandMark />
      <b className="sr-small">
        {brand} <span>{words.header.area}</span>
      </b>
    </span>
  );
}
