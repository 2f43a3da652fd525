import { useWords } from '#app/language/words.ts';
import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { PageLink } from '#app/sections/links.tsx';

export function AboutClose() {
  const { close } = useWords('about');
  return (
    <AmberPanel voice={close.voice} text={close.text}>
      <PageLink look="ink" to="demo">
        {close.button}
      </PageLink>
      <PageLink to="support">{close.supportLink}</PageLink>
    </AmberPanel>
  );
}
