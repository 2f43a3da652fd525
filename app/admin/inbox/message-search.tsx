import { useAdmin } from '#app/admin/admin-context.ts';
import { SearchInput } from '#app/admin/controls/search-input.tsx';
import { useTypedSearch } from '#app/admin/controls/use-typed-search.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { countText } from '#domain/responses/counted.ts';

type Props = {
  search: string;
  found: number | undefined;
  isLeast: boolean;
  onSearch: (search: string) => void;
};

/** Announces the number of matches politely. */
export function MessageSearch({ search, found, isLeast, onSearch }: Props) {
  const { words, language } = useAdmin();
  const texts = words.messages;
  const [text, setText] = useTypedSearch(search, onSearch);
  return (
    <search>
      <SearchInput id="message-search" texts={texts} value={text} onChange={setText} />
      <p className="sr" role="status">
        {search && found !== undefined
          ? fill(plural(texts, 'found', found, language), { count: countText(found, isLeast, language) })
          : ''}
      </p>
    </search>
  );
}
