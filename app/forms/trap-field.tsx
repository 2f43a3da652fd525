/** Honeypot: a filled-in field marks the message as suspected spam and never refuses it (FORM-6). */
export function TrapField({ form, label }: { form: string; label: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={`${form}-website`}>{label}</label>
      <input id={`${form}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
