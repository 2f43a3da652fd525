import { SurveyOutcome } from './survey-outcome.tsx';

export default function SurveySent() {
  return <SurveyOutcome outcome="sent" />;
}
