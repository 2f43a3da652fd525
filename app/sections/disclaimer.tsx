import { useWords } from '#app/words/words.ts';

/**
 * Required near the call to action of every session page (spec 1 §1, LAW-16). `text` replaces the common
 * wording where people take part.
 */
export function Disclaimer({ text }: { text?: string }) {
  const { disclaimer } = useWords('common');
  return (
    <p className="disclaimer">
      <strong>{disclaimer.title}.</strong> {text ?? disclaimer.text}
    </p>
  );
}
