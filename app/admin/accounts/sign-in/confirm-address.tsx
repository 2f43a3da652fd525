import { useState } from 'react';
import { useNavigate } from 'react-router';
import { operatorClient, sessionKey } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { signInWords } from '#content/admin/sign-in.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { accountPath } from './after-sign-in.ts';
import { EntryForm } from './entry-form.tsx';
import { isLinkInvalid, LinkInvalid } from './link-invalid.tsx';
import { usedAtOf } from './link-used.tsx';

type Props = { token: string; name: string; email: string };

/** Asks for a click: mail programs open links by themselves. */
export function ConfirmAddress({ token, name, email }: Props) {
  const { words, notify } = useAdmin();
  const navigate = useNavigate();
  const { setup } = useWords(signInWords);
  const [isInvalid, setIsInvalid] = useState(false);
  const form = useAdminForm({
    id: 'setup',
    judge: () => [],
    sentence: () => words.errors.invalid,
    async send() {
      try {
        await sendChange('POST', '/api/admin/setup/address', { token });
      } catch (error) {
        // It worked when the page opened: used since then, it has confirmed this address.
        if (usedAtOf(error) === undefined) throw error;
      }
      await operatorClient.invalidateQueries({ queryKey: sessionKey });
      notify(fill(setup.address.done, { email }));
      await navigate(accountPath, { replace: true });
    },
    explain(error) {
      if (!isLinkInvalid(error)) return undefined;
      setIsInvalid(true);
      return {};
    },
  });

  if (isInvalid) return <LinkInvalid why="closed" />;
  return (
    <EntryForm
      form={form}
      head={
        <>
          <h1 id="setup-title">{setup.titles.address}</h1>
          <p>{fill(setup.address.text, { name, email })}</p>
        </>
      }
      submit={setup.address.submit}
    />
  );
}
