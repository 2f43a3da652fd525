import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isIconName } from '#app/ui/icon.tsx';
import { editedContent } from '#content/edits/edited-content.ts';
import { languages } from '#domain/languages.ts';
import { content } from '#tests/kit/content.ts';
import { Features } from './features.tsx';

const path = 'nova.features.items';

test.each(languages)('each item that names an icon in %s names one that is drawn', (language) => {
  const items = Object.values(content.words[language]).flatMap((words) =>
    [...JSON.stringify(words).matchAll(/"icon":"([^"]*)"/g)].map(([, icon = '']) => icon),
  );
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter((icon) => !isIconName(icon))).toEqual([]);
});

test('an item that is moved takes its icon along, and one that was added has a tick', () => {
  const moved = editedContent(content, { values: {}, orders: { [path]: ['3', 'nabcd', '0'] } });
  const items = moved.words.de.nova.features.items;
  const shipped = content.words.de.nova.features.items;
  expect(items.map(({ icon }) => icon)).toEqual([shipped[3]!.icon, '', shipped[0]!.icon]);
  const icons = (of: typeof items) => renderToStaticMarkup(<Features items={of} />).match(/<path d="[^"]*"/g);
  const [first, , , last] = icons(shipped)!;
  const tick = '<path d="m5 12.5 4.5 4.5L19 7.5"';
  expect(icons(items)).toEqual([last, tick, first]);
});
