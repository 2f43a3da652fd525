type Props = { sending: boolean; label: string; sendingLabel: string };

/** The submit button: disabled, with a spinner and its own words while sending (spec 1 §4), which are also spoken. */
export function SubmitButton({ sending, label, sendingLabel }: Props) {
  return (
    <>
      <button className="btn wide" type="submit" disabled={sending}>
        {sending && <span className="spin" aria-hidden="true" />}
        {sending ? sendingLabel : label}
      </button>
      <span role="status" className="sr">
        {sending && sendingLabel}
      </span>
    </>
  );
}
