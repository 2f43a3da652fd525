import { FormOutcome } from '#app/sections/form-outcome.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';

/** Shown after a post without script (FORM-7). */
export default function SurveySent() {
  const { title, text, button } = useWords('survey').noScript.sent;
  const form = pathOf('survey', useLanguage());
  return <FormOutcome title={title} text={text} link={{ href: form, label: button }} />;
}
