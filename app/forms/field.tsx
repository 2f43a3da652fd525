import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type FieldTexts = { readonly label: string; readonly hint?: string };

type FieldProps = {
  form: string;
  name: string;
  texts: FieldTexts;
  /** Makes the field optional; shown in brackets after the label. */
  optional?: string;
  error?: string;
  value?: string;
  className?: string;
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

/** The only place that connects a control with its label, hint and error. */
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

/**
 * A translation in the browser replaces bare texts, and React no longer finds them: a text beside other elements that comes, goes or
 * changes is the only child of an element of its own.
 */
export function ErrorText({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="err">
      <Icon name="alert" />
      <span>{error}</span>
    </p>
  );
}
