import { brotliCompressSync } from 'node:zlib';

/** Bytes with brotli 11: the HTML of a page and, apart from it, the styles that stand in it. */
export function weighDocument(html: string): { html: number; css: number } {
  const [, css = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
  return { html: brotli(html.replace(css, '')), css: brotli(css) };
}

export function brotli(text: string): number {
  return brotliCompressSync(text).length;
}
