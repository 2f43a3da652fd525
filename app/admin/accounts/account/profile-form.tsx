import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { sessionKey } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { FormCard } from '#app/admin/controls/form-card.tsx';
import { PasswordField, TextField } from '#app/admin/controls/text-field.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { missing, useAdminForm } from '#app/admin/use-admin-form.ts';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { accountsWords } from '#content/admin/accounts.ts';
import { signInWords } from '#content/admin/sign-in.ts';
import { profileSchema } from '#domain/accounts/operator.ts';
import type { ProfileChanged } from '#domain/api/session.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** A new address counts once its owner has confirmed it. */
export function ProfileForm() {
  const { words } = useAdmin();
  const { setup, signIn } = useWords(signInWords);
  const own = useOperator();
  const texts = useWords(accountsWords).account.profile;
  const change = useAct({
    send: (profile: object) => sendChange<ProfileChanged>('POST', '/api/admin/profile', profile),
    done: ({ sentTo }) => (sentTo ? fill(texts.sent, { email: sentTo }) : texts.done),
    refetch: [sessionKey],
  });
  const reasons: Readonly<Record<string, string>> = {
    required: words.common.required,
    emailInvalid: setup.errors.emailInvalid,
    tooLong: signIn.errors.tooLong,
    taken: texts.taken,
    wrong: texts.wrong,
  };
  const form = useAdminForm({
    id: 'profile',
    judge: (fields) => [...fieldErrors(profileSchema.safeParse(fields)), ...missing(fields, 'password')],
    sentence: (_field, code) => reasons[code] ?? words.errors.invalid,
    async send(fields) {
      await change.runAsync(profileSchema.parse(fields));
      form.formProps.ref.current?.reset();
    },
  });

  return (
    <FormCard form={form} title={texts.title} submit={texts.submit}>
      <TextField form={form} name="name" label={texts.name} autoComplete="name" defaultValue={own.name} />
      <TextField
        form={form}
        name="email"
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        defaultValue={own.email}
      />
      <PasswordField form={form} label={texts.password} />
    </FormCard>
  );
}
