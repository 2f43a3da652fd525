import { stripVTControlCharacters } from 'node:util';

export const brokenHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** For development: names what is wrong in the sources, until one of them changes. */
export function brokenSourcesPage(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  return `<!doctype html>
<meta charset="utf-8">
<title>The sources cannot be loaded</title>
<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>
<script type="module">
import { createHotContext } from '/@vite/client';
createHotContext('/').on('source-changed', () => location.reload());
</script>`;
}
