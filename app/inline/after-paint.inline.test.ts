import { afterEach, expect, test, vi } from 'vitest';
import { layOutAhead, layOutOneByOne, speculate, unlessOffline } from './after-paint.inline.ts';

afterEach(() => void vi.unstubAllGlobals());

function part(top = 0) {
  const classes = new Set(['out-of-view', 'only-if-in-view']);
  const element = {
    classList: {
      remove: (...names: string[]) => {
        for (const name of names) classes.delete(name);
      },
      toggle: (name: string, on: boolean) => classes[on ? 'add' : 'delete'](name),
    },
    getBoundingClientRect: () => ({ top }),
  };
  return { classes, element: element as unknown as Element };
}

test('parts are laid out one a frame, and only then the rules come into force', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  vi.stubGlobal('setTimeout', (act: () => void) => act());
  const [first, second] = [part(), part()];
  const done = vi.fn();
  layOutOneByOne([first.element, second.element], done);
  expect([first.classes.size, second.classes.size]).toEqual([0, 2]);
  frames.shift()!();
  expect(second.classes.size).toBe(0);
  frames.shift()!();
  expect(done).not.toHaveBeenCalled();
  frames.shift()!();
  expect(done).toHaveBeenCalledOnce();
});

test('what begins below the window is left out of a page that is laid out ahead', () => {
  vi.stubGlobal('document', { body: {} });
  vi.stubGlobal('innerHeight', 800);
  const [seen, below] = [part(799), part(800)];
  layOutAhead([seen.element, below.element]);
  expect(seen.classes).not.toContain('out-of-view');
  expect(below.classes).toContain('out-of-view');
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
