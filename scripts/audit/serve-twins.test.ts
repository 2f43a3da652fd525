import { expect, test } from 'vitest';
import { withoutScripts } from './serve-twins.ts';

test('the twin has no script and keeps everything else, structured data too', () => {
  const html =
    '<head><script>a<b</script><script type="application/ld+json">{"a":1}</script><style>p{}</style></head>' +
    '<body><p>Text</p><script type="speculationrules">{}</script><script type="module" src="/a.js"></script></body>';
  expect(withoutScripts(html)).toBe(
    '<head><script type="application/ld+json">{"a":1}</script><style>p{}</style></head><body><p>Text</p></body>',
  );
});
