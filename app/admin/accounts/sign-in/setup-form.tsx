import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { endSession, startSession } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Loading } from '#app/admin/controls/loaded.tsx';
import { TextField } from '#app/admin/controls/text-field.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { signInWords } from '#content/admin/sign-in.ts';
import { setUpSchema } from '#domain/accounts/operator.ts';
import type { LinkPurpose, SetUpDone, LinkUsed as UsedLink } from '#domain/api/session.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { accountPath, dashboardAfterwards } from './after-sign-in.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { EntryForm } from './entry-form.tsx';
import { isLinkInvalid, LinkInvalid } from './link-invalid.tsx';
import { LinkUsed, usedAtOf } from './link-used.tsx';
import { judgeNewPassword, NewPasswordFields, useNewPasswordSentence } from './new-password-fields.tsx';
import { OwnUsername } from './own-username.tsx';

/** Signs in, unless the account has a second factor: then the sign-in form asks for it. */
export default function SetupForm({ token }: { token: string }) {
  const { words, notify } = useAdmin();
  const { setup, signIn } = useWords(signInWords);
  const navigate = useNavigate();
  const [purpose, setPurpose] = useState<LinkPurpose | null>(null);
  const [closed, setClosed] = useState<UsedLink | 'invalid' | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const newPasswordSentence = useNewPasswordSentence();

  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    sendChange<LinkPurpose>('POST', '/api/admin/setup/check', { token }).then(
      (found) => isCurrent && setPurpose(found),
      (error) => {
        if (!isCurrent) return;
        const refused = refusedLink(error);
        if (refused) setClosed(refused);
        else setFailed(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);

  const isFirst = purpose?.purpose === 'first';
  const form = useAdminForm({
    id: 'setup',
    judge: ({ name, email, password, repeat }) => [
      ...fieldErrors(setUpSchema.safeParse({ token, password, ...(isFirst ? { name, email } : {}) })),
      ...judgeNewPassword('password', password, repeat),
    ],
    sentence(field, code) {
      if (field === 'name') return setup.errors.nameRequired;
      return field === 'email' ? setup.errors.emailInvalid : newPasswordSentence(code);
    },
    async send({ name, email, password }) {
      const { operator } = await sendChange<SetUpDone>('POST', '/api/admin/setup', {
        token,
        password,
        ...(isFirst ? { name, email } : {}),
      });
      if (!operator) {
        endSession({ hasExpired: false });
        notify(setup.passwordSet);
        await navigate(accountPath, { replace: true, state: dashboardAfterwards });
        return;
      }
      startSession(operator);
      notify(fill(signIn.success, { name: operator.name }));
      const first = operator.needsSecondFactor ? accountPath : adminPath('dashboard');
      await navigate(first, { replace: true });
    },
    explain(error) {
      const refused = refusedLink(error);
      if (!refused) return undefined;
      setClosed(refused);
      return {};
    },
    focusAfterProblem: 'password',
  });

  if (!token) return <LinkInvalid why="missing" />;
  if (closed === 'invalid') return <LinkInvalid why="closed" />;
  if (closed) return <LinkUsed {...closed} />;
  if (purpose === null)
    return failed ? <p role="status">{problemMessage(words.errors, failed)}</p> : <Loading />;

  if (purpose.purpose === 'address') return <ConfirmAddress token={token} {...purpose} />;

  return (
    <EntryForm
      form={form}
      head={
        <>
          <h1 id="setup-title">{setup.titles[purpose.purpose]}</h1>
          <p className="muted">
            {isFirst ? setup.lead : fill(setup.account, { name: purpose.name, email: purpose.email })}
          </p>
        </>
      }
      submit={isFirst ? setup.submit : setup.submitPassword}
      submitting={setup.submitting}
    >
      {isFirst ? (
        <>
          <TextField form={form} name="name" label={setup.name} autoComplete="name" />
          <TextField form={form} name="email" label={setup.email} type="email" autoComplete="username" />
        </>
      ) : (
        <OwnUsername email={purpose.email} />
      )}
      <NewPasswordFields
        form={form}
        name="password"
        labels={{ password: setup.password.label, repeat: setup.repeat }}
      />
    </EntryForm>
  );
}

function refusedLink(error: unknown): UsedLink | 'invalid' | undefined {
  const usedAt = usedAtOf(error);
  if (usedAt !== undefined) return { usedAt };
  return isLinkInvalid(error) ? 'invalid' : undefined;
}
