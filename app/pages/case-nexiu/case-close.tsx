import { useWords } from '#app/language/words.ts';
import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { PageLink } from '#app/sections/links.tsx';

export function CaseClose() {
  const { close } = useWords('case-nexiu');
  return (
    <AmberPanel title={close.title} text={close.text}>
      <PageLink look="ink" to="demo">
        {close.button}
      </PageLink>
    </AmberPanel>
  );
}
