import { expect, test } from 'vitest';
import { productColorOf } from '#domain/publishing/product-color.ts';
import { tailwindTheme } from './tailwind-theme.ts';

const nova = productColorOf({ id: 'nova', name: 'NOVA', baseColor: '#5F3798' });

test('the theme names the base colour and both palettes', () => {
  const [a, b, c, d, e, f, g, h, i] = nova.colorPalette;
  const [dark0, dark1, dark2, dark3, dark4] = nova.darkModePalette;
  expect(tailwindTheme(nova)).toBe(`@theme {
  --color-nova: #5F3798;
  --color-nova-0: ${a};
  --color-nova-1: ${b};
  --color-nova-2: ${c};
  --color-nova-3: ${d};
  --color-nova-4: ${e};
  --color-nova-5: ${f};
  --color-nova-6: ${g};
  --color-nova-7: ${h};
  --color-nova-8: ${i};
}

@layer base {
  .dark {
    --color-nova-0: ${dark0};
    --color-nova-1: ${dark1};
    --color-nova-2: ${dark2};
    --color-nova-3: ${dark3};
    --color-nova-4: ${dark4};
  }
}
`);
});

test('an id of any signs is a valid variable', () => {
  expect(tailwindTheme({ ...nova, id: 'a b;c' })).toContain('--color-a-b-c-0: ');
});
