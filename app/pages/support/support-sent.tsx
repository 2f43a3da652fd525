import { pageMeta } from '#app/head/page-meta.ts';
import { SupportOutcome } from './support-outcome.tsx';

export const meta = pageMeta('support', ({ titleSent, description }) => ({
  title: titleSent!,
  description: description!,
}));

export default function SupportSent() {
  return <SupportOutcome outcome="sent" />;
}
