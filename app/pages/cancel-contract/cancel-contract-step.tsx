import { DeclarationStep } from '#app/sections/declaration/declaration-step.tsx';
import { useWords } from '#app/words/words.ts';

export default function CancelContractStep() {
  return <DeclarationStep form="cancel-contract" words={useWords('cancel-contract')} />;
}
