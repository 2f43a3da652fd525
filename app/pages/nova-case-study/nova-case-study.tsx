import { pageMeta } from '#app/language/page-meta.ts';
import { CaseClose } from './case-close.tsx';
import { CaseHero } from './case-hero.tsx';
import { CaseInsights } from './case-insights.tsx';
import { CaseMembership } from './case-membership.tsx';
import { CaseOffer } from './case-offer.tsx';
import { CaseProtocol } from './case-protocol.tsx';
import { CaseResult } from './case-result.tsx';

export const meta = pageMeta('nova-case-study');

/** Spec 2 §2: an example 9-minute session for a real-estate broker, a theme toggle in the page head, a button to NOVA. */
export default function NovaCaseStudyPage() {
  return (
    <div data-product="nova">
      <CaseHero />
      <CaseProtocol />
      <CaseInsights />
      <CaseMembership />
      <CaseResult />
      <CaseOffer />
      <CaseClose />
    </div>
  );
}
