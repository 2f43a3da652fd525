import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';

export function CaseClose() {
  const { close } = useWords('nova-case-study');
  return (
    <WorldClose product="nova" title={close.title} text={close.text}>
      <PageLink look="onworld" to="nova">
        {close.button}
      </PageLink>
    </WorldClose>
  );
}
