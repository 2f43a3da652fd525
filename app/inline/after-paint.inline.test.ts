import { afterEach, expect, test, vi } from 'vitest';
import { layOutOneByOne, speculate, unlessOffline } from './after-paint.inline.ts';

afterEach(() => void vi.unstubAllGlobals());

function classesOf(...names: string[]) {
  const classes = new Set(names);
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (name: string) => classes.delete(name),
  };
  return { classes, element: { classList } as unknown as Element };
}

test('parts are laid out one a frame, and then the document is', () => {
  const frames: (() => void)[] = [];
  const root = classesOf('only-if-in-view');
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  vi.stubGlobal('setTimeout', (act: () => void) => act());
  vi.stubGlobal('document', { documentElement: root.element });
  const [first, second] = [classesOf(), classesOf()];
  layOutOneByOne([first.element, second.element]);
  expect([first.classes.size, second.classes.size]).toEqual([1, 0]);
  frames.shift()!();
  expect([second.classes.size, root.classes.size]).toEqual([1, 1]);
  frames.shift()!();
  expect(root.classes.size).toBe(0);
});

test.each([
  [true, ['speculationrules', 1]],
  [false, ['waiting', 0]],
])('where a pointer hovers (%s) the rules come into force, once', (matches, outcome) => {
  const append = vi.fn();
  vi.stubGlobal('document', { body: { append } });
  vi.stubGlobal('matchMedia', () => ({ matches }));
  const rules = { type: 'waiting' } as HTMLScriptElement;
  speculate(rules);
  speculate(rules);
  expect([rules.type, append.mock.calls.length]).toEqual(outcome);
});

test('a module that could not be loaded is no fault, one that fails is', () => {
  unlessOffline(new TypeError('Failed to fetch dynamically imported module: /a.js'));
  unlessOffline(new TypeError('Importing a module script failed.'));
  expect(() => unlessOffline(new TypeError('x is undefined'))).toThrow('x is undefined');
});
