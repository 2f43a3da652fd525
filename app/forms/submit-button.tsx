type Props = { sending: boolean; label: string; sendingLabel: string };

/** Disabled while sending, with words that are announced too (spec 1 §4). */
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
