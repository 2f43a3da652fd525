import { useEffect, useRef, useState } from 'react';
import { TextField } from '#app/admin/controls/text-field.tsx';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { signInWords } from '#content/admin/sign-in.ts';
import { forgottenPasswordSchema } from '#domain/accounts/operator.ts';
import { forgottenPassword } from '#domain/accounts/sign-in-delay.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { EntryForm } from './entry-form.tsx';

const minutes = forgottenPassword.pauseSeconds / 60;

/** Answers the same whether somebody has the address or not. */
export function ForgottenForm({ email, onBack }: { email: string; onBack: () => void }) {
  const { setup, signIn } = useWords(signInWords);
  const texts = signIn.forgotten;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useAdminForm({
    id: 'forgotten',
    judge: (fields) => fieldErrors(forgottenPasswordSchema.safeParse(fields)),
    sentence: () => setup.errors.emailInvalid,
    async send(fields) {
      await sendChange('POST', '/api/admin/forgotten-password', { email: fields.email });
      setSentTo(fields.email!);
    },
  });

  // What had the focus is gone.
  useEffect(() => {
    if (sentTo === null) document.getElementById('forgotten-email')?.focus();
    else heading.current?.focus();
  }, [sentTo]);

  const back = (
    <button className="text-act sign-in-more" type="button" onClick={onBack}>
      {texts.back}
    </button>
  );
  if (sentTo !== null)
    return (
      <section className="card form sign-in" aria-labelledby="forgotten-title">
        <div className="form-head">
          <h2 ref={heading} id="forgotten-title" tabIndex={-1}>
            {texts.sentTitle}
          </h2>
          <p>{fill(texts.sent, { email: sentTo, minutes })}</p>
        </div>
        <div className="form-end">{back}</div>
      </section>
    );
  return (
    <EntryForm
      form={form}
      head={
        <>
          <h2 id="forgotten-title">{texts.title}</h2>
          <p className="muted">{texts.text}</p>
        </>
      }
      submit={texts.submit}
      submitting={texts.submitting}
      after={back}
    >
      <TextField
        form={form}
        name="email"
        label={signIn.email}
        type="email"
        autoComplete="username"
        defaultValue={email}
      />
    </EntryForm>
  );
}
