/** Tells password managers whose password a form asks for. For them alone: people see their address elsewhere. */
export function OwnUsername({ email }: { email: string }) {
  return (
    <input
      className="sr"
      name="username"
      type="email"
      autoComplete="username"
      tabIndex={-1}
      aria-hidden="true"
      readOnly
      value={email}
    />
  );
}
