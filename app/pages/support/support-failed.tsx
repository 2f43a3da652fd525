import { pageMeta } from '#app/head/page-meta.ts';
import { SupportOutcome } from './support-outcome.tsx';

export const meta = pageMeta('support', ({ titleFailed, description }) => ({
  title: titleFailed!,
  description: description!,
}));

export default function SupportFailed() {
  return <SupportOutcome outcome="failed" />;
}
