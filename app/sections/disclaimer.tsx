import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';

/** Required near each session's call to action (LAW-16). `text`: for sessions with people. */
export function Disclaimer({ text }: { text?: string }) {
  const { disclaimer } = useWords('common');
  const language = useLanguage();
  return (
    <p className="disclaimer">
      <strong>{disclaimer.title}.</strong> {text ?? disclaimer.text}{' '}
      <a className="link" href={pathOf('ai-or-human', language)}>
        {disclaimer.link}
      </a>
    </p>
  );
}
