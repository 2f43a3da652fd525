import { useSearchParams } from 'react-router';
import { fieldMessage } from '#app/forms/field-message.ts';
import { FormOutcome } from '#app/sections/form-outcome.tsx';
import { fill } from '#app/words/fill.ts';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { entryIdPattern } from '#domain/entry-id.ts';
import { refusedFields } from '#domain/refused-fields.ts';

/** After a support message was posted without script (PRODUCT, Forms and the server). */
export function SupportOutcome({ outcome }: { outcome: 'sent' | 'invalid' | 'failed' }) {
  const { noScript, errors } = useWords('support');
  const language = useLanguage();
  const [query] = useSearchParams();
  const form = pathOf('support', language);
  if (outcome === 'sent') {
    const reference = query.get('ref') ?? '';
    return (
      <FormOutcome
        good
        title={noScript.sent.title}
        text={noScript.sent.text}
        link={{ href: pathOf('home', language), label: noScript.sent.button }}
      >
        {entryIdPattern.test(reference) && (
          <p className="muted">{fill(noScript.sent.reference, { reference })}</p>
        )}
      </FormOutcome>
    );
  }
  if (outcome === 'failed') {
    return (
      <FormOutcome
        good={false}
        title={noScript.failed.title}
        text={noScript.failed.text}
        link={{ href: form, label: noScript.failed.button }}
      >
        <p className="muted">{noScript.failed.help}</p>
      </FormOutcome>
    );
  }
  const refused = refusedFields('support', query.get('fields'));
  return (
    <FormOutcome
      good={false}
      title={noScript.invalid.title}
      text={noScript.invalid.text}
      link={{ href: form, label: noScript.invalid.button }}
    >
      <ul className="outcome-fields">
        {refused.map((field) => (
          <li key={field}>
            {fieldMessage(errors, [{ field, code: field === 'email' ? 'emailInvalid' : 'required' }], field)}
          </li>
        ))}
      </ul>
    </FormOutcome>
  );
}
