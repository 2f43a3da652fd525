import { expect, test } from 'vitest';
import { paletteCss } from './palette-css.ts';

const colors = (letter: string) => Array.from({ length: 9 }, (_, index) => `#${letter.repeat(5)}${index}`);

test('the CSS sets the primary variable and 0 to 8, in dark mode only 0 to 4 (PALETTE-3)', () => {
  const css = paletteCss({
    id: 'nova',
    baseColor: '#5F3798',
    colorPalette: colors('A'),
    darkModePalette: colors('B'),
  });
  expect(css).toBe(`:root {
  --nova-primary: #5F3798;
  --nova-0: #AAAAA0;
  --nova-1: #AAAAA1;
  --nova-2: #AAAAA2;
  --nova-3: #AAAAA3;
  --nova-4: #AAAAA4;
  --nova-5: #AAAAA5;
  --nova-6: #AAAAA6;
  --nova-7: #AAAAA7;
  --nova-8: #AAAAA8;
}

.dark {
  --nova-0: #BBBBB0;
  --nova-1: #BBBBB1;
  --nova-2: #BBBBB2;
  --nova-3: #BBBBB3;
  --nova-4: #BBBBB4;
}
`);
});

test('an id cannot break out of its variable name', () => {
  const css = paletteCss({
    id: 'x: red; } body {',
    baseColor: '#000000',
    colorPalette: [],
    darkModePalette: [],
  });
  expect(css).toContain('  --x--red----body---primary: #000000;');
});
