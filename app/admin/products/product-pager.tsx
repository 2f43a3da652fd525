import { useAdmin } from '#app/admin/admin-context.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type Pager, pageSize } from './use-pages.ts';

export function ProductPager({ page, pages, total, toPage }: Pager) {
  const { words, language } = useAdmin();
  const texts = words.common.pagination;
  if (pages === 1) return null;
  const number = new Intl.NumberFormat(language);
  const range = {
    first: number.format((page - 1) * pageSize + 1),
    last: number.format(Math.min(page * pageSize, total)),
    total: number.format(total),
  };
  const button = (label: string, next: number) => (
    <button
      className="btn line sm"
      type="button"
      aria-disabled={next < 1 || next > pages}
      onClick={() => next >= 1 && next <= pages && toPage(next)}
    >
      {label}
    </button>
  );
  return (
    <nav className="product-pager" aria-label={texts.label}>
      {button(texts.previous, page - 1)}
      <p className="small muted num" role="status">
        {fill(texts.range, range)}
      </p>
      {button(texts.next, page + 1)}
    </nav>
  );
}
