import { createHash } from 'node:crypto';

/** The browser does not execute data blocks, so they need no hash. */
const dataBlocks = /type="application\/(ld\+)?json"/;

/** The admin area previews colours in frames of public pages. */
const frames = {
  public: ["frame-ancestors 'self'"],
  admin: ["frame-src 'self'", "frame-ancestors 'none'"],
} as const;

/**
 * Policy of one HTML document (SEC-01): only our own origin, and inline code only by the hashes of this
 * document. Inline `style` attributes are refused. Trusted Types forbid turning text into HTML or code
 * (SEC-03). Violations are reported to the endpoint `csp`, see `pageHeaders`.
 */
export function contentSecurityPolicy(html: string, area: keyof typeof frames = 'public'): string {
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(inlineContents(html, 'script'))}`,
    `style-src 'self'${hashes(inlineContents(html, 'style'))}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...frames[area],
    'report-to csp',
  ].join('; ');
}

/** Policy of a page of the draft, in the editor's frame or behind a link: its own code, styles, fonts and pictures. */
export function previewPolicy(html: string, shownIn: 'frame' | 'link'): string {
  return [
    "default-src 'none'",
    `script-src${(shownIn === 'link' && hashes(inlineContents(html, 'script'))) || " 'none'"}`,
    `style-src 'self'${hashes(inlineContents(html, 'style'))}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${shownIn === 'frame' ? "'none'" : "'self'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${shownIn === 'frame' ? "'self'" : "'none'"}`,
    'report-to csp',
  ].join('; ');
}

function inlineContents(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !dataBlocks.test(attributes))
    .map(([, , content = '']) => content);
}

function hashes(contents: string[]): string {
  const unique = new Set(contents.map((content) => createHash('sha256').update(content).digest('base64')));
  return [...unique].map((hash) => ` 'sha256-${hash}'`).join('');
}
