import { YourReference } from '#app/forms/reference.tsx';
import { Thanks } from '#app/forms/thanks.tsx';
import type { NamespaceWords } from '#content/content.ts';

type Props = { words: NamespaceWords<'support'>['sent']; reference: string };

/** Above the form, which is empty again for the next message. */
export function SupportThanks({ words, reference }: Props) {
  return (
    <Thanks title={words.title} className="card form">
      <p>{words.text}</p>
      {/* Only an OK status means success (FORM-4); the response may lack a reference. */}
      {reference && <YourReference label={words.reference} reference={reference} />}
    </Thanks>
  );
}
