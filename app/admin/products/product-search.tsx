import { useAdmin } from '#app/admin/admin-context.ts';
import { SearchInput } from '#app/admin/controls/search-input.tsx';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = { text: string; count: number; onChange: (text: string) => void };

/** Announces the number of matches politely (A11Y-21). */
export function ProductSearch({ text, count, onChange }: Props) {
  const { words, language } = useAdmin();
  const texts = words.products;
  const found = count === 0 ? texts.empty : fill(plural(texts, 'found', count, language), { count });
  return (
    <search className="product-bar">
      <SearchInput id="product-search" texts={texts} value={text} onChange={onChange} />
      <p className={count === 0 ? 'sr' : 'small muted'} role="status">
        {text ? found : ''}
      </p>
    </search>
  );
}
