import { brotliCompressSync } from 'node:zlib';

export function weighDocument(html: string): { html: number; css: number } {
  const [, css = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
  return { html: brotli(html.replace(css, '')), css: brotli(css) };
}

export function brotli(text: string): number {
  return brotliCompressSync(text).length;
}
