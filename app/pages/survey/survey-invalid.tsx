import { SurveyOutcome } from './survey-outcome.tsx';

export default function SurveyInvalid() {
  return <SurveyOutcome outcome="invalid" />;
}
