import { useState } from 'react';

/** The attributes of the element that edits a field. */
export type Control = {
  readonly id: string;
  readonly className: string;
  readonly disabled: boolean;
  readonly 'aria-label': string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
};

export type InputProps<Value> = {
  control: Control;
  value: Value;
  onChange: (value: unknown, isTyping?: boolean) => void;
};

/**
 * A text that is edited in parts, which may be incomplete while they are typed. `write` returns undefined for parts that
 * cannot be stored. A text from elsewhere replaces the parts.
 */
export function useParts<Parts>(
  { value, onChange }: Pick<InputProps<string>, 'value' | 'onChange'>,
  read: (text: string) => Parts,
  write: (parts: Parts) => string | undefined,
) {
  const [typed, setTyped] = useState(() => ({ parts: read(value), stored: value }));
  const parts = typed.stored === value ? typed.parts : read(value);

  function set(next: Parts, isTyping = false) {
    const text = write(next) ?? value;
    const stored = text === write(read(value)) ? value : text;
    setTyped({ parts: next, stored });
    if (stored !== value) onChange(stored, isTyping);
  }
  return [parts, set] as const;
}
