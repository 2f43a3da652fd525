import { pageMeta } from '#app/head/page-meta.ts';
import { SurveyOutcome } from './survey-outcome.tsx';

export const meta = pageMeta('survey', ({ titleInvalid, description }) => ({
  title: titleInvalid!,
  description: description!,
}));

export default function SurveyInvalid() {
  return <SurveyOutcome outcome="invalid" />;
}
