import { DeclarationPage } from '#app/sections/declaration/declaration-page.tsx';
import { LegalText } from '#app/sections/legal/legal-text.tsx';
import { useWords } from '#app/words/words.ts';

export default function WithdrawContractPage() {
  const words = useWords('withdraw-contract');
  const { title, hint, lines, note } = words.model;
  return (
    <DeclarationPage kind="withdrawal" form="withdraw-contract" words={words}>
      <h2 className="h3">{title}</h2>
      <p>{hint}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <LegalText text={line} />
          </li>
        ))}
      </ul>
      <p>{note}</p>
    </DeclarationPage>
  );
}
