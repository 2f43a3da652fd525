import type { Content } from '#content/content.ts';
import { languageOfPath } from '#domain/language/addresses.ts';
import { themeStorageKey } from '#domain/site/theme-hours.ts';
import { previewPolicy } from './content-security-policy.ts';
import type { RenderedPage } from './render-page.ts';
import { type StoredAnswer, storeAnswer } from './stored-answer.ts';

/** Code and data of a page: a page of a link looks as it will, but does nothing. */
export const scripts = /<script\b[^>]*>.*?<\/script>| data-props="[^"]*"/gs;

const looks = `.preview-bar{position:sticky;z-index:100;top:0;padding:.6rem 1rem;background:var(--ink);color:var(--on-ink);text-align:center;font-size:var(--text-small)}`;

/** The script that chooses light or dark before the first paint (theme.inline.ts). */
function themeScriptAlone(script: string): string {
  return script.startsWith('<script>') && script.includes(themeStorageKey) ? script : '';
}

type Link = {
  /** `/preview/<token>` */
  base: string;
  content: Content;
  isPage: (path: string) => boolean;
  hasSent: boolean;
};

/** A page of the draft for a visitor with a link: a bar says what it is, links stay, forms come back without having sent. */
export function linkedAnswer(
  { path, status, headers, html }: RenderedPage,
  { base, content, isPage, hasSent }: Link,
): StoredAnswer {
  const { bar, sent } = content.words[languageOfPath(path)].admin.content.previewLinks;
  const body = html
    .replace(scripts, themeScriptAlone)
    .replace(/ href="(\/[^"]*)"/g, (whole, address: string) => {
      const [own = ''] = address.split(/[?#]/);
      return isPage(own) ? ` href="${base}${address}"` : whole;
    })
    .replace(
      /<form\b[^>]*>/g,
      (form) =>
        `${form.slice(0, -1).replace(/ (?:action|method)="[^"]*"/g, '')} method="post" action="${base}${path}">`,
    )
    .replace('</head>', `<style>${looks}</style></head>`)
    .replace(
      /<body\b[^>]*>/,
      (open) => `${open}<div class="preview-bar" role="status">${hasSent ? sent : bar}</div>`,
    );
  return draftAnswer({ status, headers, html: body }, 'link');
}

/** A page of the draft: neither kept nor found. */
export function draftAnswer(
  { status, headers, html }: Pick<RenderedPage, 'status' | 'headers' | 'html'>,
  shownIn: 'frame' | 'link',
): StoredAnswer {
  const own = {
    'cache-control': 'no-store',
    'x-robots-tag': shownIn === 'link' ? 'noindex, nofollow' : 'noindex',
    'referrer-policy': 'no-referrer',
    'content-security-policy': previewPolicy(html, shownIn),
  };
  return storeAnswer(status, { ...headers, ...own }, Buffer.from(html));
}
