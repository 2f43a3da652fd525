import { DeclarationStep } from '#app/sections/declaration/declaration-step.tsx';
import { useWords } from '#app/words/words.ts';

export default function WithdrawContractStep() {
  return <DeclarationStep form="withdraw-contract" words={useWords('withdraw-contract')} />;
}
