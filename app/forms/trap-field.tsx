import { trapField } from '#domain/forms/submission-headers.ts';

/**
 * Honeypot: a filled-in field marks the message as suspected spam and never refuses it (FORM-6). Its name attracts robots. The
 * `data-` attributes keep password managers from filling it in.
 */
export function TrapField({ form, label }: { form: string; label: string }) {
  const id = `${form}-${trapField}`;
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={trapField}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-form-type="other"
        data-lpignore="true"
      />
    </div>
  );
}
