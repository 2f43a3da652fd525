import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { accountsWords } from '#content/admin/accounts.ts';
import { mayDo } from '#domain/accounts/roles.ts';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';
import { WeeklyFiguresCard } from './weekly-figures.tsx';

const NoticeChoicesCard = lazyPart(() => import('./notice-choices.tsx'));

/** Password, second factor and sessions (SEC-24, SEC-26, SEC-27). */
export default function Account() {
  return (
    <AdminScreen screen="account" may="useOwnAccount" texts={useWords(accountsWords).account}>
      <OwnAccess />
    </AdminScreen>
  );
}

function OwnAccess() {
  const { name, email, role } = useOperator();
  return (
    <>
      <p className="account-who">
        <b dir="auto">{name}</b> <span className="muted">{email}</span>
      </p>
      <div className="columns wide">
        <div className="stack">
          <ProfileForm key={`${name} ${email}`} />
          <SecondFactor />
        </div>
        <div className="stack">
          <PasswordForm />
          {mayDo(role, 'workInbox') && <NoticeChoicesCard />}
          <WeeklyFiguresCard />
        </div>
      </div>
      <SessionList />
    </>
  );
}
