import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon, type IconName, isIconName } from '#app/ui/icon.tsx';
import { editedContent } from '#content/edits/stored-edits.ts';
import { languages } from '#domain/language/languages.ts';
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
  const defaultValue = content.words.de.nova.features.items;
  const moved = editedContent(content, { [`order.${path}`]: ['3', 'nabcd', '0'] });
  const html = renderToStaticMarkup(<Features items={moved.words.de.nova.features.items} />);
  const icons = [defaultValue[3]!.icon, 'check', defaultValue[0]!.icon] as IconName[];
  expect(html.match(/<svg.*?<\/svg>/g)).toEqual(
    icons.map((name) => renderToStaticMarkup(<Icon name={name} />)),
  );
});
