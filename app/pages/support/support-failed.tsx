import { SupportOutcome } from './support-outcome.tsx';

export default function SupportFailed() {
  return <SupportOutcome outcome="failed" />;
}
