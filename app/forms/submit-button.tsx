type Props = { sending: boolean; label: string; sendingLabel: string };

/** Disabled while sending; the new label is also announced (FORM-3). Its text is an element: see `field.tsx`. */
export function SubmitButton({ sending, label, sendingLabel }: Props) {
  return (
    <>
      <button className="btn wide" type="submit" disabled={sending}>
        {sending && <span className="spin" aria-hidden="true" />}
        <span>{sending ? sendingLabel : label}</span>
      </button>
      <span role="status" className="sr">
        {sending ? sendingLabel : ''}
      </span>
    </>
  );
}
