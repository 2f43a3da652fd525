import { ErrorText, Field } from '#app/forms/field.tsx';
import { TrapField } from '#app/forms/trap-field.tsx';
import { cancellationCauses, declarationLimits } from '#domain/forms/declaration.ts';
import type { DeclarationFormProps } from './declaration-form.tsx';

type Props = Pick<DeclarationFormProps, 'words' | 'posted' | 'privacyPath'> & {
  error: (field: string) => string | undefined;
};

/** Asks for no more than the law requires. */
export function DeclarationFields({ words, posted, privacyPath, error }: Props) {
  const { form: texts, cancellation } = words;
  const value = (field: string) => posted?.values[field];
  return (
    <>
      <div className="form-head">
        <h2 id="declaration-form-title">{texts.title}</h2>
        <p className="caption muted">{texts.required}</p>
      </div>
      <div className="two">
        <Field form="declaration" name="name" texts={texts.name} error={error('name')} value={value('name')}>
          {(control) => <input {...control} className="input" type="text" autoComplete="name" />}
        </Field>
        <Field
          form="declaration"
          name="email"
          texts={texts.email}
          error={error('email')}
          value={value('email')}
        >
          {(control) => <input {...control} className="input" type="email" autoComplete="email" />}
        </Field>
      </div>
      <Field
        form="declaration"
        name="contract"
        texts={texts.contract}
        error={error('contract')}
        value={value('contract')}
      >
        {(control) => (
          <textarea {...control} className="input short" rows={3} maxLength={declarationLimits.contract} />
        )}
      </Field>
      {cancellation && (
        <CancellationFields texts={cancellation} optional={texts.optional} value={value} error={error} />
      )}
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
  value: (field: string) => string | undefined;
  error: Props['error'];
};

function CancellationFields({ texts, optional, value, error }: CancellationProps) {
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
          {cancellationCauses.map((cause, index) => (
            <label key={cause}>
              <input
                id={index === 0 ? 'declaration-cause' : undefined}
                type="radio"
                name="cause"
                value={cause}
                required
                defaultChecked={cause === value('cause')}
              />
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
        value={value('reason')}
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
        value={value('endDate')}
      >
        {(control) => <input {...control} className="input" type="date" />}
      </Field>
    </>
  );
}
