import { useState } from 'react';
import { ErrorText } from './field.tsx';

type StarRatingTexts = {
  readonly label: string;
  readonly hint: string;
  readonly stars: Readonly<Record<'1' | '2' | '3' | '4' | '5', string>>;
  readonly meaning: Readonly<Record<'1' | '2' | '3' | '4' | '5', string>>;
  readonly none: string;
};

const values = ['1', '2', '3', '4', '5'] as const;

/** Radio buttons styled as stars (A11Y-19); CSS fills them, so the rating works without script. */
export function StarRating({
  form,
  name,
  texts,
  error,
  value: given = '',
}: {
  form: string;
  name: string;
  texts: StarRatingTexts;
  error?: string;
  value?: string;
}) {
  const [chosen, setChosen] = useState(values.find((value) => value === given) ?? null);
  const id = `${form}-${name}`;
  return (
    <fieldset
      className="field rating"
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      aria-invalid={error ? true : undefined}
    >
      <legend>{texts.label} *</legend>
      <div className="stars-row">
        <div className="rate">
          {values.map((value) => (
            <label key={value} className="star">
              <input
                id={value === '1' ? id : undefined}
                type="radio"
                name={name}
                value={value}
                required
                defaultChecked={value === given}
                aria-label={texts.stars[value]}
                onChange={() => setChosen(value)}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 2.8 14.7 8.7l6.5.7-4.9 4.3 1.4 6.4L12 16.8l-5.7 3.3 1.4-6.4L2.8 9.4l6.5-.7Z" />
              </svg>
            </label>
          ))}
        </div>
        <output className="small muted">{chosen ? texts.meaning[chosen] : texts.none}</output>
      </div>
      <ErrorText id={`${id}-error`} error={error} />
      <p id={`${id}-hint`} className="hint">
        {texts.hint}
      </p>
    </fieldset>
  );
}
