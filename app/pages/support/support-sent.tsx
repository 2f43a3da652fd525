import { useSearchParams } from 'react-router';
import { YourReference } from '#app/forms/reference.tsx';
import { FormOutcome } from '#app/sections/form-outcome.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { referencePattern } from '#domain/forms/reference.ts';
import { SupportFormIsland } from './support-form-island.tsx';

/** Shown after a post without script (FORM-7), with the form for another message. */
export default function SupportSent() {
  const { sent, noScript } = useWords('support');
  const { title, text, button } = noScript.sent;
  const home = pathOf('home', useLanguage());
  const [query] = useSearchParams();
  const reference = query.get('ref') ?? '';
  return (
    <>
      <FormOutcome title={title} text={text} link={{ href: home, label: button }}>
        {referencePattern.test(reference) && <YourReference label={sent.reference} reference={reference} />}
      </FormOutcome>
      <div className="wrap support-again">
        <SupportFormIsland />
      </div>
    </>
  );
}
