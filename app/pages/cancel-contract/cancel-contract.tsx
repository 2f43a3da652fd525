import { pageMeta } from '#app/head/page-meta.ts';
import { DeclarationPage } from '#app/sections/declaration/declaration-page.tsx';
import { useWords } from '#app/words/words.ts';

export const meta = pageMeta('cancel-contract');

export default function CancelContractPage() {
  return <DeclarationPage kind="cancellation" form="cancel-contract" words={useWords('cancel-contract')} />;
}
