import { useContent } from '#app/rendering.ts';
import { OutsideLink } from '#app/sections/links.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { pathIn } from '#domain/language/addresses.ts';

/** Above the header, so that it covers nothing and scrolls away. */
export function SiteBanner() {
  const { banner } = useContent().site;
  const words = useWords('common');
  const language = useLanguage();
  if (!banner) return null;
  return (
    <aside className="site-banner" aria-label={words.notice.label}>
      <div className="wrap">
        <BannerText text={banner.text[language]} link={banner.link} />
      </div>
    </aside>
  );
}

function BannerText({ text, link }: { text: string; link: string | undefined }) {
  const language = useLanguage();
  if (!link) return <p>{text}</p>;
  if (!link.startsWith('/')) return <OutsideLink href={link}>{text}</OutsideLink>;
  return (
    <a className="arrow" href={pathIn(language, link)}>
      {text}
      <Icon name="arrow" />
    </a>
  );
}
