import { useRef } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { fill } from '#app/words/fill.ts';
import { plural } from '#domain/plural.ts';

type Props = { text: string; count: number; onChange: (text: string) => void };

/** Announces the number of matches politely (A11Y-21). */
export function ProductSearch({ text, count, onChange }: Props) {
  const { words, language } = useAdmin();
  const field = useRef<HTMLInputElement>(null);
  const texts = words.products;
  const found = count === 0 ? texts.empty : fill(plural(texts, 'found', count, language), { count });
  return (
    <search className="product-bar">
      <div className="search">
        <label className="sr" htmlFor="product-search">
          {texts.searchLabel}
        </label>
        <Icon name="search" />
        <input
          ref={field}
          id="product-search"
          className="input"
          type="text"
          inputMode="search"
          autoComplete="off"
          placeholder={texts.searchPlaceholder}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        />
        {text && (
          <button
            className="iconbtn"
            type="button"
            aria-label={texts.searchClear}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <p className={count === 0 ? 'sr' : 'small muted'} role="status">
        {text ? found : ''}
      </p>
    </search>
  );
}
