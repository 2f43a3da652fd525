import { ErrorText, Field } from '#app/forms/field.tsx';
import { TrapField } from '#app/forms/trap-field.tsx';
import { cancellationCauses, declarationLimits } from '#domain/declaration.ts';
import type { DeclarationFormProps } from './declaration-form.tsx';

type Props = Pick<DeclarationFormProps, 'words' | 'privacyPath'> & {
  error: (field: string) => string | undefined;
};

/** The first step of a declaration: no more than the law asks for. */
export function DeclarationFields({ words, privacyPath, error }: Props) {
  const { form: texts, cancellation } = words;
  return (
    <>
      <div className="form-head">
        <h2 id="declaration-form-title">{texts.title}</h2>
        <p className="caption muted">{texts.required}</p>
      </div>
      <div className="two">
        <Field form="declaration" name="name" texts={texts.name} error={error('name')}>
          {(control) => <input {...control} className="input" type="text" autoComplete="name" />}
        </Field>
        <Field form="declaration" name="email" texts={texts.email} error={error('email')}>
          {(control) => <input {...control} className="input" type="email" autoComplete="email" />}
        </Field>
      </div>
      <Field form="declaration" name="contract" texts={texts.contract} error={error('contract')}>
        {(control) => (
          <textarea {...control} className="input short" rows={3} maxLength={declarationLimits.contract} />
        )}
      </Field>
      {cancellation && <CancellationFields texts={cancellation} optional={texts.optional} error={error} />}
      <TrapField form="declaration" label={texts.honeypot} />
      <div className="form-end">
        <button className="btn wide" type="submit">
          {texts.submit}
        </button>
        <p className="caption muted">
          {texts.privacy} <a href={privacyPath}>{texts.privacyLink}</a>
        </p>
      </div>
    </>
  );
}

type CancellationProps = {
  texts: NonNullable<DeclarationFormProps['words']['cancellation']>;
  optional: string;
  error: Props['error'];
};

/** Ordinary or for cause, the reason, the day: what a cancellation has beyond a withdrawal. */
function CancellationFields({ texts, optional, error }: CancellationProps) {
  const causeError = error('cause');
  return (
    <>
      <fieldset
        className="field"
        aria-describedby={causeError ? 'declaration-cause-error' : undefined}
        aria-invalid={causeError ? true : undefined}
      >
        <legend>{texts.cause.label} *</legend>
        <div className="radios">
          {cancellationCauses.map((cause) => (
            <label key={cause}>
              <input type="radio" name="cause" value={cause} required />
              {texts.cause[cause]}
            </label>
          ))}
        </div>
        <ErrorText id="declaration-cause-error" error={causeError} />
      </fieldset>
      <Field
        form="declaration"
        name="reason"
        texts={texts.reason}
        optional={optional}
        error={error('reason')}
      >
        {(control) => (
          <textarea {...control} className="input short" rows={3} maxLength={declarationLimits.reason} />
        )}
      </Field>
      <Field
        form="declaration"
        name="endDate"
        texts={texts.endDate}
        optional={optional}
        error={error('endDate')}
      >
        {(control) => <input {...control} className="input" type="date" />}
      </Field>
    </>
  );
}
