import { SurveyOutcome } from './survey-outcome.tsx';

export default function SurveyFailed() {
  return <SurveyOutcome outcome="failed" />;
}
