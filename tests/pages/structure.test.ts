import { expect, test } from 'vitest';
import { lineageOf, textOf } from '#tests/kit/html-tree.ts';
import { findings, named, readPages } from '#tests/kit/page-checks.ts';

function headingsOf(page: ReturnType<typeof readPages>[number]) {
  return page.elements.filter(
    (element) => /^h[1-6]$/.test(element.tag) && !lineageOf(element).some(({ tag }) => tag === 'dialog'),
  );
}

test('every page is rendered without a word on the console', () => {
  expect(findings(({ noise }) => noise)).toEqual([]);
});

test('every page answers, and unknown addresses with 404', () => {
  const expected = (path: string) => (path.endsWith('/*') ? 404 : path.endsWith('/error') ? 500 : 200);
  const wrong = readPages().filter(({ path, status }) => status !== expected(path));
  expect(wrong.map(({ path, status }) => `${path}: ${status}`)).toEqual([]);
  expect(readPages().length).toBeGreaterThan(60);
});

test('every page says which language it is in', () => {
  const wrong = findings(({ elements, language }) => {
    const said = elements.find(({ tag }) => tag === 'html')?.attributes.lang;
    return said === language ? [] : [`lang="${said}"`];
  });
  expect(wrong).toEqual([]);
});

test('every page has one h1 with text', () => {
  const wrong = findings((page) => {
    const titles = headingsOf(page).filter(({ tag }) => tag === 'h1');
    return titles.length === 1 && textOf(titles[0]!) ? [] : [`${titles.length} h1`];
  });
  expect(wrong).toEqual([]);
});

test('no heading level is skipped', () => {
  const wrong = findings((page) => {
    const headings = headingsOf(page);
    return headings.flatMap((heading, index) => {
      const before = Number(headings[index - 1]?.tag[1] ?? 1);
      return Number(heading.tag[1]) > before + 1
        ? [`${heading.tag} “${textOf(heading)}” after h${before}`]
        : [];
    });
  });
  expect(wrong).toEqual([]);
});

test('no heading is in serif type, which is for what a person says (LOOK-3)', () => {
  const wrong = findings((page) =>
    headingsOf(page)
      .filter(({ attributes }) => attributes.class?.split(' ').includes('voice'))
      .map((heading) => textOf(heading)),
  );
  expect(wrong).toEqual([]);
});

test('every id is unique on its page', () => {
  const wrong = findings(({ elements }) => {
    const ids = elements.flatMap(({ attributes }) => (attributes.id === undefined ? [] : [attributes.id]));
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} twice`);
  });
  expect(wrong).toEqual([]);
});

test('labels, descriptions, controls and drawings refer to ids that exist', () => {
  const references = [
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'commandfor',
    'data-opens',
    'list',
  ];
  const wrong = findings(({ elements }) => {
    const ids = new Set(elements.map(({ attributes }) => attributes.id));
    return elements.flatMap((element) =>
      [...references, ...(element.tag === 'use' ? ['href'] : [])].flatMap((name) =>
        (element.attributes[name] ?? '')
          .split(/\s+/)
          .filter((id) => id !== '' && !ids.has(id.replace(/^#/, '')))
          .map((id) => `${named(element)} ${name}="${id}"`),
      ),
    );
  });
  expect(wrong).toEqual([]);
});

test('no element carries its own style or script, which the content security policy would block', () => {
  const wrong = findings(({ elements }) =>
    elements
      .filter(({ attributes }) =>
        Object.keys(attributes).some((name) => name === 'style' || name.startsWith('on')),
      )
      .map(named),
  );
  expect(wrong).toEqual([]);
});

/** Attributes that app/frame/browser reads. */
const functions = [
  'data-opens',
  'data-closes',
  'data-theme-toggle',
  'data-motion-toggle',
  'commandfor',
  'popovertarget',
];

test('every button does something', () => {
  const wrong = findings(({ elements }) =>
    elements
      .filter(
        ({ tag, attributes }) => tag === 'button' && !['submit', 'reset'].includes(attributes.type ?? ''),
      )
      .filter(({ attributes }) => !functions.some((name) => name in attributes))
      .filter((button) => {
        const around = lineageOf(button).map(({ attributes }) => attributes);
        return !around.some(
          (attributes) =>
            'data-island' in attributes ||
            'data-assistant' in attributes ||
            attributes.class === 'language-hint',
        );
      })
      .map((button) => `${named(button)} “${textOf(button) || button.attributes['aria-label']}”`),
  );
  expect(wrong).toEqual([]);
});
