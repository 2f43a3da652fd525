import { pageMeta } from '#app/head/page-meta.ts';
import { SurveyOutcome } from './survey-outcome.tsx';

export const meta = pageMeta('survey', ({ titleThanks, description }) => ({
  title: titleThanks!,
  description: description!,
}));

export default function SurveySent() {
  return <SurveyOutcome outcome="sent" />;
}
