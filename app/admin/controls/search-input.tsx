import { useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from './button.tsx';

type Props = {
  id: string;
  texts: { searchLabel: string; searchPlaceholder: string; searchClear: string };
  value: string;
  onChange: (value: string) => void;
};

/** Escape and the cross empty it. */
export function SearchInput({ id, texts, value, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="search clearable">
      <label className="sr" htmlFor={id}>
        {texts.searchLabel}
      </label>
      <Icon name="search" />
      <input
        ref={field}
        id={id}
        className="input"
        type="text"
        inputMode="search"
        autoComplete="off"
        maxLength={200}
        placeholder={texts.searchPlaceholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
      {value && (
        <IconButton
          icon="close"
          label={texts.searchClear}
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
