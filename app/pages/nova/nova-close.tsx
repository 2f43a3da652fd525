import { useWords } from '#app/language/words.ts';
import { OutsideLink } from '#app/sections/links.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { nova } from '#content/offerings/nova/offering.ts';
import { siteConfig } from '#site.config.ts';

export function NovaClose() {
  const { close } = useWords('nova');
  return (
    <WorldClose product="nova" title={close.title} text={close.text}>
      <OutsideLink look="onworld" href={siteConfig.links[nova.plans.session.link]}>
        {close.button}
      </OutsideLink>
    </WorldClose>
  );
}
