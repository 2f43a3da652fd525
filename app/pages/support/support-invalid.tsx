import { SupportOutcome } from './support-outcome.tsx';

export default function SupportInvalid() {
  return <SupportOutcome outcome="invalid" />;
}
