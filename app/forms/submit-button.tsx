/** The submit button: disabled, with a spinner and its own words while sending (spec 1 §4). */
export function SubmitButton({
  sending,
  label,
  sendingLabel,
}: {
  sending: boolean;
  label: string;
  sendingLabel: string;
}) {
  return (
    <button className="btn wide" type="submit" disabled={sending}>
      {sending && <span className="spin" aria-hidden="true" />}
      <span role="status">{sending ? sendingLabel : label}</span>
    </button>
  );
}
