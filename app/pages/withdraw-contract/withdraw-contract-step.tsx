import { useWords } from '#app/language/words.ts';
import { declarationStepMeta } from '#app/sections/declaration-meta.ts';
import { DeclarationStep } from '#app/sections/declaration-step.tsx';

export const meta = declarationStepMeta('withdraw-contract');

export default function WithdrawContractStep() {
  return <DeclarationStep form="withdraw-contract" words={useWords('withdraw-contract')} />;
}
