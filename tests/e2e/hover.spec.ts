import type { Locator, Page } from '@playwright/test';
import { pages } from '#app/routes.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { startIslands } from '#tests/kit/islands.ts';

/** One page in the other language: its switch and its longest names. */
const paths = [
  ...pages.filter(({ id }) => id !== 'contact' && id !== 'error').map(({ path }) => path),
  '/en/sophie-compare',
];

const controls =
  'a[href], button:not([disabled], [aria-selected=true]), summary, label:has(input:not(:checked))';

/** Without transitions the look under the pointer is there at once. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });

/** Light and dark look of each of these controls, of what is in it, and of the card that it stretches over. */
function looks(controls: Element[]): string[][] {
  const root = document.documentElement.classList;
  const wasDark = root.contains('dark');
  const themes = [false, true].map((isDark) => {
    root.toggle('dark', isDark);
    return controls.map(look);
  });
  root.toggle('dark', wasDark);
  return controls.map((_, index) => themes.map((those) => those[index]!));

  function look(element: Element) {
    const family = [element, ...element.querySelectorAll('*')];
    for (let above = element.parentElement; above && family.length < 60; above = above.parentElement)
      family.push(above);
    return family
      .map((member) => {
        const style = getComputedStyle(member);
        const { color, backgroundColor, borderColor, boxShadow, textDecoration, opacity } = style;
        const { translate, rotate, scale, fill } = style;
        return [
          color,
          backgroundColor,
          borderColor,
          boxShadow,
          textDecoration,
          opacity,
          translate,
          rotate,
          scale,
          fill,
        ];
      })
      .join('\n');
  }
}

/** Marks one of each kind that no page before had: same tag, same classes, same kind of parent. */
async function markKinds(page: Page, known: string[]): Promise<string[]> {
  return await page.evaluate(
    ([selector, before]) => {
      const seen = new Set(before);
      const name = ({ tagName, className }: Element) => `${tagName}.${className}`;
      for (const control of document.querySelectorAll<HTMLElement>(selector)) {
        if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const { width, height } = control.getBoundingClientRect();
        const kind = [control, control.parentElement!, control.parentElement!.parentElement!]
          .map(name)
          .join();
        if (width < 8 || height < 8 || seen.has(kind) || control.matches('.skip-link')) continue;
        seen.add(kind);
        control.dataset.kind = '';
      }
      return [...seen];
    },
    [controls, known] as const,
  );
}

async function underThePointer(page: Page, control: Locator): Promise<boolean> {
  const at = await control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getClientRects()[0]!;
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.move(at.x, at.y);
  return await control.evaluate((element) => element.matches(':hover'));
}

test('every kind of control answers the pointer in both themes', async ({ page }) => {
  test.setTimeout(240_000);
  const unmoved: string[] = [];
  let answered = 0;
  let known: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await startIslands(page);
    known = await markKinds(page, known);
    await page.mouse.move(0, 0);
    const kinds = page.locator('[data-kind]');
    const before = await kinds.evaluateAll(looks);
    for (const [index, control] of (await kinds.all()).entries()) {
      if (!(await underThePointer(page, control))) continue;
      const [under] = await control.evaluateAll(looks);
      for (const [at, theme] of ['light', 'dark'].entries())
        if (under![at] === before[index]![at])
          unmoved.push(
            `${path}, ${theme}: ${await control.evaluate((element) => element.outerHTML.slice(0, 120))}`,
          );
      answered++;
    }
  }
  expect(unmoved).toEqual([]);
  expect(answered).toBeGreaterThan(60);
});
