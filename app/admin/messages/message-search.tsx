import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { fill } from '#app/words/fill.ts';
import { countText } from '#domain/counted.ts';
import { plural } from '#domain/plural.ts';

/** Avoids a request for every letter. */
const pauseMs = 300;

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
  const [text, setText] = useState(search);
  const field = useRef<HTMLInputElement>(null);

  const { state } = useNavigation();
  // Reads the current address, and waits while a message is opening.
  const look = useEffectEvent(() => {
    if (state === 'idle' && text.trim() !== search) onSearch(text.trim());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text begins the pause anew
  useEffect(() => {
    const timer = setTimeout(look, pauseMs);
    return () => clearTimeout(timer);
  }, [text, state]);

  return (
    <search className="inbox-search">
      <div className="search">
        <label className="sr" htmlFor="message-search">
          {texts.searchLabel}
        </label>
        <Icon name="search" />
        <input
          ref={field}
          id="message-search"
          className="input"
          type="text"
          inputMode="search"
          autoComplete="off"
          maxLength={200}
          placeholder={texts.searchPlaceholder}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setText('')}
        />
        {text && (
          <button
            className="iconbtn"
            type="button"
            aria-label={texts.searchClear}
            onClick={() => {
              setText('');
              field.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <p className="sr" role="status">
        {search && found !== undefined
          ? fill(plural(texts, 'found', found, language), { count: countText(found, isLeast, language) })
          : ''}
      </p>
    </search>
  );
}
