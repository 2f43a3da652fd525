import { useAdmin } from '#app/admin/admin-context.ts';
import { BrandMark } from '#app/ui/brand-mark.tsx';

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
