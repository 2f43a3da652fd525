import type { Page } from '@playwright/test';
import { filterMatches } from '#app/pages/platform/filter-matches.ts';
import de from '#content/de/platform.json' with { type: 'json' };
import { idsIn } from '#content/offerings/listed.ts';
import { type OfferingId, offerings } from '#content/offerings/offerings.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { content } from '#tests/kit/content.ts';

const { filter, compare } = de;
const namesOf = (ids: readonly OfferingId[]) => ids.map((id) => offerings[id].name).sort();

const seen = async (page: Page) =>
  (await page.locator('.offer-row:visible').getByRole('heading').allTextContents()).sort();

/** Scrolls first: sections rise as they come into view, and a click in the same frame misses what it aims at. */
async function choose(page: Page, group: string, option: string): Promise<void> {
  const label = page.getByRole('group', { name: group }).getByText(option, { exact: true });
  await label.scrollIntoViewIfNeeded();
  await label.click();
}

test('need and budget together leave the offerings that fit, and the page says how many', async ({
  page,
}) => {
  await page.goto('/platform');
  expect(await seen(page)).toEqual(namesOf(idsIn(content.offerings)));

  await choose(page, filter.needLabel, filter.needs.decide);
  await choose(page, filter.budgetLabel, filter.budgets.to500);
  const left = filterMatches(content).get('decide.to500')!;
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(filterMatches(content).get('decide.all')!.length);
  expect(await seen(page)).toEqual(namesOf(left));
  await expect(page.locator('.filters').getByRole('status')).toHaveText(new RegExp(`^\\s*${left.length} `), {
    useInnerText: true,
  });
});

test('the filters work by keyboard, and “all” brings every offering back', async ({ page }) => {
  await page.goto('/platform');
  await page.getByRole('radio', { name: filter.needs.all }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: filter.needs.decide })).toBeChecked();
  expect(await seen(page)).toEqual(namesOf(filterMatches(content).get('decide.all')!));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: filter.needs.all })).toBeChecked();
  expect(await seen(page)).toEqual(namesOf(idsIn(content.offerings)));
});

for (const { path, width } of [
  { path: '/platform', width: 960 },
  { path: '/en/platform', width: 1440 },
])
  test(`names and drops stand apart in the chart of ${path}, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const covered = await page.locator('.map-plot li').evaluateAll((entries) => {
      const boxes = entries.flatMap((entry) =>
        [...entry.querySelectorAll('.drop, b, .muted')].map((part) => ({
          entry,
          part: part.getBoundingClientRect(),
        })),
      );
      return boxes.flatMap(({ entry, part }, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              other.entry !== entry &&
              part.left < other.part.right &&
              other.part.left < part.right &&
              part.top < other.part.bottom &&
              other.part.top < part.bottom,
          )
          .map((other) => `${entry.textContent} / ${other.entry.textContent}`),
      );
    });
    expect(covered).toEqual([]);
    const outside = await page
      .locator('.map-plot :is(b, .muted)')
      .evaluateAll(
        (all) => all.filter((part) => part.getBoundingClientRect().right > innerWidth - 16).length,
      );
    expect(outside).toBe(0);
  });

test('the chart dims what does not fit; on phones its list leaves it out', async ({ page }) => {
  await page.goto('/platform');
  const quantum = page.locator('.map-plot li', { hasText: offerings['quantum-evolution'].name });
  await expect(quantum).toHaveCSS('opacity', '1');
  await choose(page, filter.needLabel, filter.needs.focus);
  await expect(quantum).toHaveCSS('opacity', '0.16');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(quantum).toBeHidden();
  await expect(page.locator('.map-plot li:visible')).toHaveCount(
    filterMatches(content).get('focus.all')!.length,
  );
});

test('a setting that leaves nothing says so and leads to the support form', async ({ page }) => {
  const [setting] = [...filterMatches(content)].find(([, offers]) => offers.length === 0)!;
  const [need, budget] = setting.split('.') as [keyof typeof filter.needs, keyof typeof filter.budgets];
  await page.goto('/platform');
  await choose(page, filter.needLabel, filter.needs[need]);
  await choose(page, filter.budgetLabel, filter.budgets[budget]);
  expect(await seen(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: filter.emptyTitle })).toBeVisible();
  await expect(page.getByRole('link', { name: filter.emptyButton }).first()).toHaveAttribute(
    'href',
    /^\/support\?subject=/,
  );
});

test('the comparison shows the chosen offerings in the order of the choice', async ({ page }) => {
  await page.goto('/platform');
  const columns = page.locator('.compare-column:visible');
  const headings = async () => {
    const boxes = await columns.evaluateAll((all) =>
      all.map((column) => ({
        x: column.getBoundingClientRect().x,
        name: column.querySelector('h3')!.textContent,
      })),
    );
    return boxes.sort((a, b) => a.x - b.x).map(({ name }) => name);
  };
  await expect(columns).toHaveCount(3);

  await page.getByLabel(compare.slots[0]!).selectOption('quantum-evolution');
  await page.getByLabel(compare.slots[1]!).selectOption('ic-water-principle');
  await page.getByLabel(compare.slots[2]!).selectOption({ label: compare.none });
  await expect(columns).toHaveCount(2);
  expect(await headings()).toEqual([
    offerings['quantum-evolution'].name,
    offerings['ic-water-principle'].name,
  ]);

  await page.getByLabel(compare.slots[2]!).selectOption('sophie');
  expect(await headings()).toEqual([
    offerings['quantum-evolution'].name,
    offerings['ic-water-principle'].name,
    offerings.sophie.name,
  ]);
});

test('filters and comparison work without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/platform');
  await choose(page, filter.needLabel, filter.needs.focus);
  expect(await seen(page)).toEqual(namesOf(filterMatches(content).get('focus.all')!));
  await page.getByLabel(compare.slots[0]!).selectOption('fuel');
  await expect(page.locator('[data-column=fuel]')).toBeVisible();
  await context.close();
});
