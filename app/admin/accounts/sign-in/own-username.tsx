/** Hidden from people: tells password managers which account the password belongs to. */
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
