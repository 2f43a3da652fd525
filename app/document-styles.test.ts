import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// All sheets of a page are one: of two animations with one name, the first would silently become the second.
test('no two style sheets give an animation the same name', () => {
  const names = globSync('app/**/*.css').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
