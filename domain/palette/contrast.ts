import Color from 'colorjs.io';

/** The WCAG 2.2 contrast ratio of two colours (hex), 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  return new Color(first).contrastWCAG21(new Color(second));
}

/** Black or white, whichever can be read better on a colour; one of the two always reaches 4.5:1 (DESIGN §3.2). */
export function textColorOn(background: string): '#000000' | '#FFFFFF' {
  return contrastRatio(background, '#FFFFFF') >= contrastRatio(background, '#000000') ? '#FFFFFF' : '#000000';
}
