import { useWords } from '#app/words/words.ts';

/**
 * Spec 1 §1: an AI system, not a human advisor. Stands on every session page near the call to action (LAW-16).
 *
 * @param text where the common wording would be untrue, because people take part
 */
export function Disclaimer({ text }: { text?: string }) {
  const { disclaimer } = useWords('common');
  return (
    <p className="disclaimer">
      <strong>{disclaimer.title}.</strong> {text ?? disclaimer.text}
    </p>
  );
}
