import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';

export function QuantumClose() {
  const { close } = useWords('quantum-evolution');
  return (
    <WorldClose product="quantum-evolution" title={close.title} text={close.text}>
      <PageLink look="onworld" to="support" query={{ subject: 'package', offer: 'quantum-evolution' }}>
        {close.button}
      </PageLink>
      <PageLink to="home">{close.backLink}</PageLink>
    </WorldClose>
  );
}
