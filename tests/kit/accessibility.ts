import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, ContextObject, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (context: ContextObject, options: RunOptions) => Promise<AxeResults> };
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * WCAG 2.2 AA and best practice; in the theme that is not shown, what depends on it: contrast. Axe finds background
 * colours only on a page laid out as a whole (after-paint.inline.ts). @axe-core/playwright opens a second page each
 * time and takes five times as long.
 */
export async function violations(page: Page, within = 'body'): Promise<string[]> {
  await expect(page.locator('.only-if-in-view')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return await page.evaluate(
    async ([values, include]) => {
      const inShown: RunOptions = {
        runOnly: { type: 'tag', values },
        // Experimental in axe: a name that does not contain the visible text cannot be spoken (WCAG 2.5.3).
        rules: { 'label-content-name-mismatch': { enabled: true } },
        resultTypes: ['violations'],
      };
      const inOther: RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'] };
      const shown = await run(inShown);
      await changeTheme();
      const other = await run(inOther);
      await changeTheme();
      return [...shown, ...other];

      async function run(options: RunOptions) {
        const { violations: found } = await window.axe!.run(
          { include: [include], exclude: ['iframe'] },
          options,
        );
        const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
        return found.flatMap(({ id, nodes }) =>
          nodes.map(({ target, any }) => `${theme}, ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
        );
      }

      async function changeTheme() {
        document.documentElement.classList.toggle('dark');
        await new Promise(requestAnimationFrame);
        for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
        await new Promise(requestAnimationFrame);
      }
    },
    [rules, within] as const,
  );
}
