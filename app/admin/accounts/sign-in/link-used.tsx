import { Link } from 'react-router';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError } from '#app/api-client.ts';
import { signInWords } from '#content/admin/sign-in.ts';
import type { LinkUsed as UsedLink } from '#domain/api/session.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { accountPath, dashboardAfterwards } from './after-sign-in.ts';

/** When the link was used, if that is why it was refused. */
export function usedAtOf(error: unknown): string | undefined {
  return error instanceof ProblemError && error.code === 'linkUsed'
    ? (error.current as UsedLink).usedAt
    : undefined;
}

export function LinkUsed({ usedAt }: UsedLink) {
  const { words, language } = useAdmin();
  const { used } = useWords(signInWords).setup;
  const session = useSession().data;
  return (
    <section className="card form sign-in" role="alert" aria-labelledby="setup-title">
      <div className="form-head">
        <h1 id="setup-title">{used.title}</h1>
        <p>{fill(used.text, { time: momentText(language, usedAt) })}</p>
      </div>
      {session?.operator && (
        <Link className="btn" to={adminPath('dashboard')}>
          {used.toDashboard}
        </Link>
      )}
      {session && !session.operator && (
        <Link className="btn" to={accountPath} state={dashboardAfterwards}>
          {words.header.signIn}
        </Link>
      )}
      <p className="small muted">{used.notYou}</p>
    </section>
  );
}
