import { expect, test } from 'vitest';
import { type ElementNode, lineageOf, type TextNode } from '#tests/kit/html-tree.ts';
import { findings } from '#tests/kit/page-checks.ts';

const joiner = '\u2060';

const breakable =
  /(?<![\p{L}\p{N}\-@./])(?:KI|AI|E|e|Live|Aha|\d{1,2})-\p{L}\S*|\d (?:Sekunden|Minuten?|Stunden?|Uhr|Tagen?|Wochen?|Monaten?|Jahren?|seconds|minutes?|hours?|days?|weeks?|months?|years?|[€$%])(?!\p{L})/gu;

const isText = (node: ElementNode | TextNode): node is TextNode => 'text' in node;

/** Islands are hydrated with the words as written, names stay what one says and searches for. */
function isLeftAlone(element: ElementNode): boolean {
  return lineageOf(element).some(
    ({ tag, attributes }) =>
      'data-island' in attributes ||
      /^(head|script|style|svg|textarea|option|a|button|label|legend|summary|h[1-4]|th|caption)$/.test(tag),
  );
}

test('no line ends inside “KI-System” or “60 Minuten”', () => {
  const found = findings(({ elements }) =>
    elements
      .filter((element) => !isLeftAlone(element))
      .flatMap(({ children }) => children.filter(isText))
      .flatMap(({ text }) => text.match(breakable) ?? []),
  );
  expect(found).toEqual([]);
});

test('attributes, data and names have words as they are written', () => {
  const found = findings(({ elements }) =>
    elements.flatMap((element) => {
      const texts = [
        ...Object.values(element.attributes),
        ...(isLeftAlone(element) ? element.children.filter(isText).map(({ text }) => text) : []),
      ];
      return texts
        .filter((text) => text.includes(joiner))
        .map((text) => `${element.tag}: ${text.slice(0, 60)}`);
    }),
  );
  expect(found).toEqual([]);
});
