import type { Page } from '@playwright/test';
import type { Pixels } from './palette-png.ts';

/** What a page shows at this moment, as raw pixels. The browser itself decodes its picture. */
export async function screenshotPixels(page: Page): Promise<Pixels> {
  const png = (await page.screenshot({ omitBackground: true })).toString('base64');
  const { width, height, data } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    const pixels = canvas.getImageData(0, 0, image.width, image.height).data;
    let text = '';
    for (let at = 0; at < pixels.length; at += 32_768) {
      text += String.fromCharCode(...pixels.subarray(at, at + 32_768));
    }
    return { width: image.width, height: image.height, data: btoa(text) };
  }, png);
  return { width, height, data: Buffer.from(data, 'base64') };
}
