import { SupportOutcome } from './support-outcome.tsx';

export default function SupportSent() {
  return <SupportOutcome outcome="sent" />;
}
