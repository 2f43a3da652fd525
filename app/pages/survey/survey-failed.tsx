import { pageMeta } from '#app/head/page-meta.ts';
import { SurveyOutcome } from './survey-outcome.tsx';

export const meta = pageMeta('survey', ({ titleFailed, description }) => ({
  title: titleFailed!,
  description: description!,
}));

export default function SurveyFailed() {
  return <SurveyOutcome outcome="failed" />;
}
