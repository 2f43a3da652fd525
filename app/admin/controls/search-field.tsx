import { useTypedSearch } from './use-typed-search.ts';

type Props = {
  id: string;
  label: string;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
};

/** Searches while one types. */
export function SearchField({ id, label, placeholder, search, onSearch }: Props) {
  const [text, setText] = useTypedSearch(search, onSearch);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="search"
        autoComplete="off"
        maxLength={200}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </div>
  );
}
