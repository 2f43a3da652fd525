import { useEffect, useEffectEvent, useState } from 'react';

/** Avoids a request for every letter. */
const pauseMs = 300;

type Props = {
  id: string;
  label: string;
  placeholder: string;
  /** What is searched for now; a change from outside replaces what is typed. */
  search: string;
  onSearch: (search: string) => void;
};

/** Searches while one types. */
export function SearchField({ id, label, placeholder, search, onSearch }: Props) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== text.trim()) setText(search);
  }
  const look = useEffectEvent(() => {
    if (text.trim() !== search) onSearch(text.trim());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text begins the pause anew
  useEffect(() => {
    const timer = setTimeout(look, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
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
