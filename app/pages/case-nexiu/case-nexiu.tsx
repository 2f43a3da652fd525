import { pageMeta } from '#app/language/page-meta.ts';
import { CaseChange } from './case-change.tsx';
import { CaseClose } from './case-close.tsx';
import { CaseHero } from './case-hero.tsx';
import { CaseResult } from './case-result.tsx';
import { CaseTransfer } from './case-transfer.tsx';
import { CaseYear } from './case-year.tsx';

export const meta = pageMeta('case-nexiu');

/** The success story of a partner-acquisition customer (spec 1 §2); its calls to action lead to /demo. */
export default function CaseNexiuPage() {
  return (
    <>
      <CaseHero />
      <CaseChange />
      <CaseResult />
      <CaseYear />
      <CaseTransfer />
      <CaseClose />
    </>
  );
}
