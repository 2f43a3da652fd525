import { hexOfLinear, linearRgbOf, type Rgb } from './linear-rgb.ts';

/** Missing red, green or blue cones, and all of them. */
export const colorVisions = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;

type ColorVision = (typeof colorVisions)[number];

type Matrix = readonly [Rgb, Rgb, Rgb];

/**
 * In linear RGB: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of
 * Color Vision Deficiency", IEEE TVCG 15 (6), 2009, severity 1.0. Achromatopsia: luminance (CIE Y of sRGB, as in WCAG
 * 2.2).
 */
const matrices: Readonly<Record<ColorVision, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

/** Hex to hex; throws on anything else. */
export function seenWith(vision: ColorVision, hex: string): string {
  const [r, g, b] = linearRgbOf(hex);
  const channel = ([red, green, blue]: Rgb) => Math.min(1, Math.max(0, red * r + green * g + blue * b));
  const [first, second, third] = matrices[vision];
  return hexOfLinear([channel(first), channel(second), channel(third)]);
}
