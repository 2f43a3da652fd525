import { useWords } from '#app/language/words.ts';
import { AnchorLink } from '#app/sections/links.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';

export function SophieClose() {
  const { close } = useWords('sophie');
  return (
    <WorldClose product="sophie" title={close.title} text={close.text}>
      <AnchorLink look="onworld" to="packages">
        {close.button}
      </AnchorLink>
    </WorldClose>
  );
}
