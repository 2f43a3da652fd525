import { type Content, oncePerContent } from '#content/content.ts';
import { isBannerShown } from '#content/facts/banner.ts';

const withoutBanner = oncePerContent((content) => ({ ...content, site: { ...content.site, banner: null } }));

/** Content as pages show it at a time: without a banner that has not begun or is over. */
export function shownAt(content: Content, now: Date): Content {
  const { banner } = content.site;
  return !banner || isBannerShown(banner, now) ? content : withoutBanner(content);
}
