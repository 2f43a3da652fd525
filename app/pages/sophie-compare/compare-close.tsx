import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';

export function CompareClose() {
  const { close } = useWords('sophie-compare');
  return (
    <WorldClose product="sophie" title={close.title} text={close.text}>
      <PageLink look="onworld" to="sophie">
        {close.button}
      </PageLink>
    </WorldClose>
  );
}
