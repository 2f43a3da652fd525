import { DeclarationPage } from '#app/sections/declaration/declaration-page.tsx';
import { useWords } from '#app/words/words.ts';

export default function CancelContractPage() {
  return <DeclarationPage kind="cancellation" form="cancel-contract" words={useWords('cancel-contract')} />;
}
