import { useWords } from '#app/language/words.ts';
import { OutsideLink, PageLink } from '#app/sections/links.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { masterWu } from '#content/offerings/master-wu/offering.ts';
import { siteConfig } from '#site.config.ts';

/** The closing call. Master Wu has no related offering (spec 2 §3); the way leads back to the home page (spec 2 §2). */
export function ZenClose() {
  const { close } = useWords('master-wu');
  return (
    <div className="section-top">
      <WorldClose product="master-wu" title={close.title} text={close.text}>
        <OutsideLink look="onworld" href={siteConfig.links[masterWu.plans.session.link]}>
          {close.button}
        </OutsideLink>
        <PageLink to="home">{close.backLink}</PageLink>
      </WorldClose>
    </div>
  );
}
