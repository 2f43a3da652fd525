import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it is, WCAG 2.2 AA and best practice; a framed page has checks of its own. Axe looks for
 * the colour behind a text where the text is, so it begins when the page is laid out as a whole (start-after-paint.ts).
 */
export async function violations(page: Page): Promise<string[]> {
  await expect(page.locator('.only-if-in-view')).toHaveCount(0);
  const { violations: found } = await new AxeBuilder({ page }).exclude('iframe').withTags(rules).analyze();
  return found.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
  );
}
