import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import startTheme from './theme.inline.ts';
import program from './theme.inline.ts?inline-script';

function browserAt(hour: number, stored: string | null | Error) {
  const classes = new Set<string>();
  const listeners = new Map<string, (event: object) => void>();
  const addEventListener = (name: string, act: (event: object) => void) => listeners.set(name, act);
  const browser = {
    stored,
    classes,
    listeners,
    globals: {
      addEventListener,
      document: {
        addEventListener,
        documentElement: {
          classList: { toggle: (name: string, on: boolean) => classes[on ? 'add' : 'delete'](name) },
        },
      },
      localStorage: {
        getItem: () => {
          if (browser.stored instanceof Error) throw browser.stored;
          return browser.stored;
        },
      },
      Date: class {
        getHours = () => hour;
      },
    },
  };
  return browser;
}

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [12, null, []],
  [22, null, ['dark']],
  [12, 'dark', ['dark']],
  [22, 'light', []],
  [22, new Error('no storage'), ['dark']],
])('at %i o’clock with %s stored the document has the classes %j', (hour, stored, classes) => {
  const browser = browserAt(hour, stored);
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value);
  startTheme();
  expect([...browser.classes]).toEqual(classes);
});

test('the program in the document does the same, and again when another tab chooses or the page comes back', () => {
  const browser = browserAt(12, null);
  runInNewContext(program, browser.globals);
  expect([...browser.classes]).toEqual([]);
  browser.stored = 'dark';
  browser.listeners.get('storage')!({});
  expect([...browser.classes]).toEqual(['dark']);
  browser.stored = 'light';
  browser.listeners.get('pageshow')!({ persisted: false });
  expect([...browser.classes]).toEqual(['dark']);
  browser.listeners.get('pageshow')!({ persisted: true });
  expect([...browser.classes]).toEqual([]);
});
