import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { DeclarationPage } from '#app/sections/declaration-page.tsx';

export const meta = pageMeta('withdraw-contract');

export default function WithdrawContractPage() {
  return <DeclarationPage kind="withdrawal" form="withdraw-contract" words={useWords('withdraw-contract')} />;
}
