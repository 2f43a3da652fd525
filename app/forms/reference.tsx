/** Stays on one line, and is copied without spaces. */
export function Reference({ children }: { children: string }) {
  return <span className="reference num">{children}</span>;
}

/** For questions after a message was sent. */
export function YourReference({ label, reference }: { label: string; reference: string }) {
  return (
    <p className="small muted">
      {label}
      <br />
      <Reference>{reference}</Reference>
    </p>
  );
}
