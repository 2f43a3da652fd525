import { DeclarationPage } from '#app/sections/declaration/declaration-page.tsx';
import { useWords } from '#app/words/words.ts';

export default function WithdrawContractPage() {
  return <DeclarationPage kind="withdrawal" form="withdraw-contract" words={useWords('withdraw-contract')} />;
}
