/** Honeypot: if filled in, the message is suspected spam, never refused (PRODUCT, Forms and the server). */
export function TrapField({ form, label }: { form: string; label: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={`${form}-website`}>{label}</label>
      <input id={`${form}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
