import { declarationStepMeta } from '#app/sections/declaration/declaration-meta.ts';
import { DeclarationStep } from '#app/sections/declaration/declaration-step.tsx';
import { useWords } from '#app/words/words.ts';

export const meta = declarationStepMeta('cancel-contract');

export default function CancelContractStep() {
  return <DeclarationStep form="cancel-contract" words={useWords('cancel-contract')} />;
}
