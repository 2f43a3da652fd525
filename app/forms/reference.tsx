/** Stays on one line, and is copied without spaces. */
export function Reference({ children }: { children: string }) {
  return <span className="reference num">{children}</span>;
}
