import { pageMeta } from '#app/head/page-meta.ts';
import { Island } from '#app/islands/island.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords, wordsFor } from '#app/words/words.ts';
import { surveyChoices } from '#content/offerings/survey-choices.ts';

export const meta = pageMeta('survey');

export default function SurveyPage() {
  const { hero, form, errors, toast, thanks } = useWords('survey');
  const common = useWords('common');
  const language = useLanguage();
  return (
    <section className="wrap survey">
      <h1>{hero.title}</h1>
      <p className="lead">{hero.lead}</p>
      <Island
        name="survey-form"
        props={{
          language,
          words: { form, errors, toast, thanks },
          solutions: surveyChoices.map(({ id, name }) => ({
            id,
            name: `${name} · ${wordsFor(language, id).listing.line}`,
          })),
          toastRegion: common.toast.region,
          privacyPath: pathOf('privacy', language),
          storiesPath: pathOf('use-cases', language),
        }}
      />
    </section>
  );
}
