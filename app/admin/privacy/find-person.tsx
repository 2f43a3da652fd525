import { useState } from 'react';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useConfirmed } from '#app/admin/accounts/use-confirmed.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { FormCard } from '#app/admin/controls/form-card.tsx';
import { TextField } from '#app/admin/controls/text-field.tsx';
import { forgetKeptText, useKeptText } from '#app/admin/kept-drafts.ts';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { useWords } from '#app/admin/use-words.ts';
import { fetchAnswer } from '#app/api-client.ts';
import { privacyWords } from '#content/admin/privacy.ts';
import type { FoundPerson } from '#domain/api/person.ts';
import { judgeEmail } from '#domain/forms/email-address.ts';

const places = { email: 'person email', name: 'person name' } as const;

export function FindPerson({ onFound }: { onFound: (person: FoundPerson | null) => void }) {
  const { words } = useAdmin();
  const texts = useWords(privacyWords).privacy.search;
  const [typedEmail, setTypedEmail] = useKeptText(places.email);
  const [typedName, setTypedName] = useKeptText(places.name);
  const [isSearching, setIsSearching] = useState(false);
  const { afterConfirming, question } = useConfirmed();

  const email = typedEmail.trim();
  const name = typedName.trim();
  const form = useAdminForm({
    id: 'person',
    judge() {
      onFound(null);
      if (!email && !name) return [{ field: 'email', code: 'required' }];
      return email && 'code' in judgeEmail(email) ? [{ field: 'email', code: 'emailInvalid' }] : [];
    },
    sentence: (_field, code) => (code === 'required' ? texts.required : texts.invalid),
    send: async () => await afterConfirming(() => void search()),
    isBusy: isSearching,
  });

  async function search() {
    const query = new URLSearchParams();
    if (email) query.set('email', email);
    if (name) query.set('name', name);
    setIsSearching(true);
    try {
      // Uses the client so that an expired session leads to sign-in; the result is not cached.
      const person = await operatorClient.fetchQuery({
        queryKey: ['/api/admin/privacy'],
        queryFn: () => fetchAnswer<FoundPerson>(`/api/admin/privacy?${query}`),
        staleTime: 0,
        gcTime: 0,
      });
      // The person may be erased next: nothing may keep the search text.
      for (const place of Object.values(places)) forgetKeptText(place);
      onFound(person);
    } catch {
      form.setProblem(words.errors.loadFailed);
    } finally {
      setIsSearching(false);
    }
  }

  return (
    <>
      {question}
      <FormCard
        form={form}
        title={texts.title}
        kind="primary"
        submit={isSearching ? words.common.loading : texts.button}
        isBusy={isSearching}
      >
        <div className="two">
          <TextField
            form={form}
            name="email"
            label={texts.label}
            hint={texts.hint}
            optional={texts.optional}
            type="email"
            autoComplete="off"
            spellCheck={false}
            value={typedEmail}
            onChange={(event) => setTypedEmail(event.currentTarget.value)}
          />
          <TextField
            form={form}
            name="name"
            label={texts.nameLabel}
            hint={texts.nameHint}
            optional={texts.optional}
            autoComplete="off"
            value={typedName}
            onChange={(event) => setTypedName(event.currentTarget.value)}
          />
        </div>
        <p className="caption muted">{texts.audit}</p>
      </FormCard>
    </>
  );
}
