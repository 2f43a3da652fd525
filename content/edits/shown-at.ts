import { type Content, oncePerContent } from '#content/content.ts';
import { isNoticeShown } from '#content/facts/notice.ts';

const withoutNotice = oncePerContent((content) => ({ ...content, site: { ...content.site, notice: null } }));

/** Content as pages show it at a time: without a notice that has not begun or is over. */
export function shownAt(content: Content, now: Date): Content {
  const { notice } = content.site;
  return !notice || isNoticeShown(notice, now) ? content : withoutNotice(content);
}
