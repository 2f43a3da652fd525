import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type FieldTexts = { readonly label: string; readonly hint?: string };

type FieldProps = {
  /** Prefix that makes the ids of one form unique on its page. */
  form: string;
  name: string;
  texts: FieldTexts;
  /** The word in brackets behind the label of a field that may stay empty; without it the field is required. */
  optional?: string;
  error?: string;
  /** What stands in it when the page is shown. */
  value?: string;
  className?: string;
  /** Gets the attributes that tie the control to its label, hint and error. */
  children: (control: ControlAttributes) => ReactNode;
};

type ControlAttributes = {
  id: string;
  name: string;
  required: boolean;
  defaultValue: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** Label, required or optional mark, hint and error text around one control: the only place that wires them. */
export function Field({ form, name, texts, optional, error, value, className, children }: FieldProps) {
  const id = `${form}-${name}`;
  const described = [texts.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>
        {texts.label} {optional ? <span className="opt">({optional})</span> : '*'}
      </label>
      {children({
        id,
        name,
        required: !optional,
        defaultValue: value,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      <ErrorText id={`${id}-error`} error={error} />
      {texts.hint && (
        <p id={`${id}-hint`} className="hint">
          {texts.hint}
        </p>
      )}
    </div>
  );
}

export function ErrorText({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="err">
      <Icon name="alert" />
      {error}
    </p>
  );
}
