import { useSearchParams } from 'react-router';
import { fieldMessage } from '#app/forms/field-message.ts';
import { FormOutcome } from '#app/sections/form-outcome.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { refusedFields } from '#domain/refused-fields.ts';

/** After a survey was posted without script (PRODUCT, Forms and the server). */
export function SurveyOutcome({ outcome }: { outcome: 'sent' | 'invalid' | 'failed' }) {
  const { noScript, errors } = useWords('survey');
  const [query] = useSearchParams();
  const form = pathOf('survey', useLanguage());
  const { title, text, button } = noScript[outcome];
  const link = { href: form, label: button };
  if (outcome === 'sent') return <FormOutcome good title={title} text={text} link={link} />;
  if (outcome === 'failed') {
    return (
      <FormOutcome good={false} title={title} text={text} link={link}>
        <p className="muted">{noScript.failed.help}</p>
      </FormOutcome>
    );
  }
  const refused = refusedFields('survey', query.get('fields'));
  return (
    <FormOutcome good={false} title={title} text={text} link={link}>
      <p>{noScript.invalid.list}</p>
      <ul className="outcome-fields">
        {refused.map((field) => (
          <li key={field}>{fieldMessage(errors, [{ field, code: 'required' }], field)}</li>
        ))}
      </ul>
    </FormOutcome>
  );
}
