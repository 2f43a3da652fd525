import { expect, test } from '#tests/kit/browser-test.ts';

test('sample sheets are served as PDF, can be revalidated, and weigh what their links say', async ({
  page,
}) => {
  for (const path of ['/sophie', '/en/nova', '/solutions/ic-water-principle', '/en/sophie/sample']) {
    await page.goto(path);
    const link = page.getByRole('link', { name: /PDF/ }).first();
    const answer = await page.request.get((await link.getAttribute('href'))!);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf', etag: expect.any(String) });
    const bytes = (await answer.body()).length;
    await expect(link).toContainText(`(PDF, ${Math.ceil(bytes / 1000)} kB)`);
  }
});

test('the sheet comes in with the scroll alone, and rests where motion is not wanted', async ({ page }) => {
  const motion = () =>
    page
      .locator('.paper')
      .evaluate((paper) =>
        paper
          .getAnimations()
          .map((animation) => [
            (animation as CSSAnimation).animationName,
            animation.timeline === document.timeline,
          ]),
      );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/nova');
  expect(await motion()).toEqual([['paper-in', false]]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).toEqual([]);
});
