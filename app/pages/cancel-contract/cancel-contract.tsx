import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { DeclarationPage } from '#app/sections/declaration-page.tsx';

export const meta = pageMeta('cancel-contract');

export default function CancelContractPage() {
  return <DeclarationPage kind="cancellation" form="cancel-contract" words={useWords('cancel-contract')} />;
}
