import { expect, test } from 'vitest';
import { pages } from '#app/routes.ts';
import { readMarks, withFields } from '#app/words/field-places.ts';
import type { Content } from '#content/content.ts';
import { unclaimed, withoutHiddenClaims } from '#content/edits/hidden-claims.ts';
import { asMarked, markedContent } from '#content/marks/marked-content.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { content } from '#tests/kit/content.ts';
import { renderFromSource, renderHead } from '#tests/kit/rendered-page.ts';

const claims = Object.entries(content.claims).map(([id, claim]) => [id, { ...claim, use: 'off' }]);
const claimsOff = { ...content, claims: Object.fromEntries(claims) as Content['claims'] };
const off = withoutHiddenClaims(claimsOff);
const unmistakable = /12[.,]000\+|340\s?%|\{\{claim/;
const withoutWords = /<(h[1-4]|p|dt|dd|li|dl|ul|b|strong|figcaption)\b[^>]*>\s*<\/\1>/;

test.each(languages)(
  'in %s, no page says a claim that is switched off, or keeps an empty place for it',
  async (language) => {
    const said: string[] = [];
    for (const { id, path, file } of pages) {
      if (id === 'contact') continue;
      const before = await renderFromSource(file, pathIn(language, path), { content, colors: {} });
      const html = await renderFromSource(file, pathIn(language, path), { content: off, colors: {} });
      const empty = withoutWords.test(before) ? undefined : withoutWords.exec(html)?.[0];
      const found = unmistakable.exec(textIn(html))?.[0] ?? empty;
      if (found) said.push(`${path}: ${found}`);
    }
    expect(said).toEqual([]);
  },
);

test('a preview without them names its fields and is what visitors get', async () => {
  const page = pages.find(({ id }) => id === 'home')!;
  const marked = asMarked(unclaimed(markedContent(claimsOff), {}));
  const bodyOf = async (shown: Content) => {
    const rendering = { content: shown, colors: {} };
    const html = await renderFromSource(page.file, page.path, rendering);
    return html.slice(renderHead(page.path, rendering).length);
  };
  const rendered = await bodyOf(marked);
  expect(readMarks(rendered).html).toBe(await bodyOf(off));
  expect(withFields(rendered)).toContain('<!--[de.unclaimed.home.trust.title-->');
  expect(withFields(rendered)).toContain('{{brand}}');
});

function textIn(html: string): string {
  return html.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
}
