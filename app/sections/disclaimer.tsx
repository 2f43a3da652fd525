import { useWords } from '#app/language/words.ts';

/** Spec 1 §1: an AI system, not a human advisor. Stands on every session page near the call to action (LAW-16). */
export function Disclaimer() {
  const { disclaimer } = useWords('common');
  return (
    <p className="disclaimer">
      <strong>{disclaimer.title}.</strong> {disclaimer.text}
    </p>
  );
}
