import { expect, type Page } from '@playwright/test';
import { violations } from './accessibility.ts';

/** A11Y-10 and A11Y-28: both languages, a small and a large screen; `violations` looks at both themes. */
export const adminLooks = [
  { language: 'en', width: 1280 },
  { language: 'de', width: 320 },
] as const;

export type AdminLook = (typeof adminLooks)[number];

export async function wearLook(
  page: Page,
  { language, width }: AdminLook,
): Promise<(name: string, within?: string) => Promise<void>> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((spoken) => {
    localStorage.setItem('preferred-theme', 'light');
    localStorage.setItem('adminLanguage', spoken);
  }, language);
  await page.setViewportSize({ width, height: 800 });
  return async (name, within) => {
    // What lies half below the header is not to be pressed there.
    await page.evaluate(() => scrollTo(0, 0));
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, `${name}: too wide`).toBeLessThanOrEqual(0);
    expect(await violations(page, within), name).toEqual([]);
  };
}
