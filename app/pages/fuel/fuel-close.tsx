import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';

export function FuelClose() {
  const { close } = useWords('fuel');
  return (
    <WorldClose product="fuel" title={close.title} text={close.text}>
      <PageLink look="onworld" to="support" query={{ subject: 'package', offer: 'fuel' }}>
        {close.button}
      </PageLink>
    </WorldClose>
  );
}
