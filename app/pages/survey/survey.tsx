import { Island } from '#app/islands/island.tsx';
import { useContent, useRendering } from '#app/rendering.ts';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords, wordsFor } from '#app/words/words.ts';
import { isVisible } from '#content/offerings/listed.ts';
import { surveyChoices } from '#content/offerings/survey-choices.ts';

export default function SurveyPage() {
  const { hero, form, errors, toast, noScript, thanks } = useWords('survey');
  const common = useWords('common');
  const content = useContent();
  const language = useLanguage();
  const { posted } = useRendering();
  return (
    <section className="wrap survey">
      <h1>{hero.title}</h1>
      <p className="lead">{hero.lead}</p>
      <Island
        name="survey-form"
        props={{
          language,
          words: { form, errors, toast, ...(posted ? { noScript } : {}), thanks },
          posted,
          solutions: surveyChoices(content.offerings)
            .filter(({ id }) => isVisible(content.offerings[id]))
            .map(({ id, name }) => ({
              id,
              name: `${name} · ${wordsFor(content, language, id).listing.line}`,
            })),
          toastRegion: common.toast.region,
          pagePath: pathOf('survey', language),
          privacyPath: pathOf('privacy', language),
          storiesPath: pathOf('use-cases', language),
        }}
      />
    </section>
  );
}
