/**
 * A field that people neither see nor reach and only robots fill in. What stands in it sorts a message as suspected
 * spam; it never refuses one (PRODUCT, Forms and the server).
 */
export function TrapField({ form, label }: { form: string; label: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={`${form}-website`}>{label}</label>
      <input id={`${form}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
