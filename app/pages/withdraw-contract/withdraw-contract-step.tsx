import { declarationStepMeta } from '#app/sections/declaration/declaration-meta.ts';
import { DeclarationStep } from '#app/sections/declaration/declaration-step.tsx';
import { useWords } from '#app/words/words.ts';

export const meta = declarationStepMeta('withdraw-contract');

export default function WithdrawContractStep() {
  return <DeclarationStep form="withdraw-contract" words={useWords('withdraw-contract')} />;
}
