import { createHash } from 'node:crypto';

/** Script types that the browser does not execute: data blocks need no hash. */
const dataBlocks = /type="application\/(ld\+)?json"/;

/** Public pages may stand in a frame of our own: the admin area previews colours on them. It may hold such frames. */
const frames = {
  public: ["frame-ancestors 'self'"],
  admin: ["frame-src 'self'", "frame-ancestors 'none'"],
} as const;

/**
 * The policy of one finished HTML document (SEC-01): nothing but our own origin, and of inline code only what this
 * very document carries, named by its hash. Inline `style` attributes are refused, so pages must not have any. Scripts
 * may not turn text into HTML or code either, and no policy may be made that would let them (SEC-03). What breaks it is
 * reported to the endpoint `csp`, see `pageHeaders`.
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
