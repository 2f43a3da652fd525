import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { glowShare, pageColors } from '#domain/palette/page-colors.ts';
import { findings, type ReadPage, readPages } from '#tests/kit/page-checks.ts';

function stylesOf({ html }: ReadPage): string {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, styles]) => styles).join('\n');
}

function namesOn(page: ReadPage): string[] {
  return [...stylesOf(page).matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
}

// All style sheets of a page are in one document: of two animations with one name, the first would become the second.
test('no two animations of a page have the same name', () => {
  expect(readPages().flatMap(namesOn).length).toBeGreaterThan(10);
  expect(findings((page) => namesOn(page).filter((name, index, all) => all.indexOf(name) !== index))).toEqual(
    [],
  );
});

// A page has the style sheets that it imports, so an animation must not be named in one that it lacks.
test('a page has every animation that its styles name', () => {
  const all = new Set(readPages().flatMap(namesOn));
  const missing = findings((page) => {
    const named = [...stylesOf(page).matchAll(/animation(?:-name)?:([^;}]+)/g)].flatMap(([, value = '']) =>
      value.split(/[\s,]+/),
    );
    return named.filter((name) => all.has(name) && !namesOn(page).includes(name));
  });
  expect(missing).toEqual([]);
});

// The contrast of colours is computed with these numbers, on the server and in the admin area.
test.each(['light', 'dark'] as const)(
  'the neutral colours in %s are those that contrast is computed with',
  (theme) => {
    const styles = stylesOf(readPages().find(({ path }) => path === '/')!);
    const start = theme === 'light' ? styles.indexOf(':root{') : styles.indexOf('.dark{');
    const token = (name: string) => {
      const value = new RegExp(`--${name}:([^;}]+)`).exec(styles.slice(start))![1]!;
      return new Color(value).to('srgb').toString({ format: 'hex', collapse: false }).toUpperCase();
    };
    const { bg, surface2, muted } = pageColors[theme];
    expect([token('bg'), token('surface-2'), token('muted')]).toEqual([bg, surface2, muted]);
  },
);

test('the light of a world is as bright as contrast is computed with', () => {
  const styles = stylesOf(readPages().find(({ path }) => path === '/')!);
  const share = /--p-glow:color-mix\(in oklab,\s*var\(--p-primary\) ([\d.]+)%/.exec(styles)![1];
  expect(Number(share)).toBe(glowShare.brightest * 100);
});
