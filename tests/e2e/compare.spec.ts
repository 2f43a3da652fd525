import type { Page } from '@playwright/test';
import de from '#content/de/sophie-compare.json' with { type: 'json' };
import { offerings } from '#content/offerings/offerings.ts';
import { comparedPersonas } from '#content/plans.ts';
import { expect, test } from '#tests/kit/browser-test.ts';

const names = comparedPersonas.map((id) => offerings[id].name);
const questions = comparedPersonas.map((id) => de.comparison.personas[id].question);

async function openComparison(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/sophie-compare');
  return {
    choice: page.getByRole('group', { name: de.comparison.tabsLabel }),
    table: page.getByRole('table', { name: de.comparison.caption }),
  };
}

test('a small screen shows one persona, and the arrow keys choose among the five', async ({ page }) => {
  const { choice, table } = await openComparison(page, 390);
  await expect(table.getByRole('columnheader')).toContainText([names[0]!]);

  await choice.getByRole('radio', { name: names[0]! }).focus();
  for (const [index, name] of names.entries()) {
    await expect(choice.getByRole('radio', { name })).toBeFocused();
    await expect(choice.getByRole('radio', { name })).toBeChecked();
    await expect(table.getByRole('columnheader')).toContainText([name]);
    for (const [other, question] of questions.entries()) {
      await expect(table.getByRole('cell', { name: question })).toHaveCount(other === index ? 1 : 0);
    }
    await page.keyboard.press('ArrowRight');
  }
  await expect(choice.getByRole('radio', { name: names[0]! })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(choice.getByRole('radio', { name: names.at(-1)! })).toBeChecked();
});

test('the choice is one tab stop; the next is the link of the chosen persona', async ({ page }) => {
  const { choice, table } = await openComparison(page, 390);
  await choice.getByRole('radio', { name: names[0]! }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  const link = table.getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleName(new RegExp(names[1]!));
});

test('a tap on a drop chooses its persona, also without script', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/sophie-compare');
  await page.locator('.persona-tabs label').nth(3).click();
  await expect(page.getByRole('columnheader')).toContainText([names[3]!]);
  await context.close();
});

test('a wide screen shows all five beside each other and no choice', async ({ page }) => {
  const { choice, table } = await openComparison(page, 1280);
  await expect(table.getByRole('columnheader')).toContainText(names);
  await expect(choice).toBeHidden();
});
