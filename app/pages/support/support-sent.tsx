import { useSearchParams } from 'react-router';
import { FormOutcome } from '#app/sections/form-outcome.tsx';
import { fill } from '#app/words/fill.ts';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { entryIdPattern } from '#domain/entry-id.ts';

/** After a post without script (PRODUCT, Forms and the server). */
export default function SupportSent() {
  const { title, text, button, reference: referenceText } = useWords('support').noScript.sent;
  const home = pathOf('home', useLanguage());
  const [query] = useSearchParams();
  const reference = query.get('ref') ?? '';
  return (
    <FormOutcome title={title} text={text} link={{ href: home, label: button }}>
      {entryIdPattern.test(reference) && <p className="muted">{fill(referenceText, { reference })}</p>}
    </FormOutcome>
  );
}
