import { pageMeta } from '#app/head/page-meta.ts';
import { SupportOutcome } from './support-outcome.tsx';

export const meta = pageMeta('support', ({ titleInvalid, description }) => ({
  title: titleInvalid!,
  description: description!,
}));

export default function SupportInvalid() {
  return <SupportOutcome outcome="invalid" />;
}
