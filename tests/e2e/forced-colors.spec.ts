import { expect, test } from '#tests/kit/browser-test.ts';
import { startIslands } from '#tests/kit/islands.ts';

/** Where a choice was coloured only, colours of the reader's own must show it too. */
const choices = [
  { path: '/platform', option: '.choices label', chosen: ':has(:checked)' },
  { path: '/use-cases', option: '.tabs button', chosen: '[aria-selected=true]' },
  { path: '/sophie-compare', option: '.persona-tabs label', chosen: ':has(:checked)' },
  { path: '/', option: '.lang span:not(.sr)', chosen: '[data-on]' },
];

test.use({
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
});

for (const { path, option, chosen } of choices) {
  test(`with forced colours ${path} shows what is chosen`, async ({ page }) => {
    await page.goto(path);
    await startIslands(page);
    const looks = (selector: string) =>
      page.locator(selector).evaluateAll((elements) => [
        ...new Set(
          elements.map((element) => {
            const { backgroundColor, borderBottomColor } = getComputedStyle(element);
            return `${backgroundColor}, ${borderBottomColor}`;
          }),
        ),
      ]);
    const [on, off] = [await looks(option + chosen), await looks(`${option}:not(${chosen})`)];
    expect(on).toHaveLength(1);
    expect(off).toHaveLength(1);
    expect(off).not.toEqual(on);
  });
}
