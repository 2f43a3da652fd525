import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError } from '#app/api-client.ts';
import { signInWords } from '#content/admin/sign-in.ts';

export function isLinkInvalid(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'linkInvalid';
}

/** `missing`: the page was opened without a link. */
export function LinkInvalid({ why }: { why: 'missing' | 'closed' }) {
  const { setup } = useWords(signInWords);
  const { notFound } = useAdmin().words;
  return (
    <div className="group start" role="alert">
      <h1>{setup[why].title}</h1>
      <p>{setup[why].text}</p>
      <Link className="btn sm" to={adminPath('dashboard')}>
        {notFound.button}
      </Link>
    </div>
  );
}
