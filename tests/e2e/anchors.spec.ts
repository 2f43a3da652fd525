import de from '#content/offerings/smo-excellence/de.json' with { type: 'json' };
import { expect, test } from '#tests/kit/browser-test.ts';

const path = '/solutions/smo-excellence';

test('the anchor bar scrolls to each part, takes the focus along and leaves no hash', async ({ page }) => {
  await page.goto(path);
  const bar = page.getByRole('navigation', { name: de.anchors.label });
  const links = bar.getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(targets.length).toBeGreaterThan(3);
  expect(targets).toEqual(expect.arrayContaining(['#features', '#success', '#process', '#pricing']));

  for (const target of targets) {
    await bar.locator(`[href="${target}"]`).click();
    await expect(page.locator(target)).toBeFocused();
    // Below header and bar, or as near as the ends of the page allow.
    await expect
      .poll(() =>
        page.locator(target).evaluate((part) => {
          const under = document.querySelector('.anchor-bar')!.getBoundingClientRect().bottom;
          const end = document.documentElement.scrollHeight - innerHeight - scrollY < 2;
          return end || scrollY === 0 || Math.abs(part.getBoundingClientRect().top - under) < 32;
        }),
      )
      .toBe(true);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('the bar stays in sight, and the keyboard continues inside the part', async ({ page }) => {
  await page.goto(path);
  const bar = page.getByRole('navigation', { name: de.anchors.label });
  await bar.locator('[href="#pricing"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#pricing')).toBeFocused();
  await expect(bar).toBeInViewport();
  await page.keyboard.press('Tab');
  const inside = await page.evaluate(() => {
    const part = document.getElementById('pricing')!;
    const position = part.compareDocumentPosition(document.activeElement!);
    return Boolean(position & (Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_FOLLOWING));
  });
  expect(inside).toBe(true);
});

test('under reduced motion the way to a part is a jump', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const distances = await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('.anchor-bar [href="#process"]')!.click();
    return document.getElementById('process')!.getBoundingClientRect().top;
  });
  expect(Math.abs(distances)).toBeLessThan(200);
});
