import { expect, test } from 'vitest';
import { noteEarlyClick } from './before-paint.inline.ts';

function click(button: object | null): Event {
  return { target: { closest: () => button } } as unknown as Event;
}

function buttonWith(commandForElement: Element | null) {
  const attributes = new Set<string>();
  const toggleAttribute = (name: string) => attributes[attributes.has(name) ? 'delete' : 'add'](name);
  return { attributes, element: { commandForElement, toggleAttribute } };
}

test('a click is noted, and a second one takes it back', () => {
  const button = buttonWith(null);
  noteEarlyClick(click(button.element));
  expect([...button.attributes]).toEqual(['data-clicked-early']);
  noteEarlyClick(click(button.element));
  expect([...button.attributes]).toEqual([]);
});

test('what the browser does by itself is left to it, and other clicks are nobody’s', () => {
  const opener = buttonWith({} as Element);
  noteEarlyClick(click(opener.element));
  noteEarlyClick(click(null));
  expect([...opener.attributes]).toEqual([]);
});
