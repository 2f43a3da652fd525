import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { drawingOf } from './drawings.ts';

const inBoxes = (svg: string) => drawingOf(svg).moving;
const still = (svg: string) => drawingOf(svg).still;

const files = globSync(['app/sections/motifs/*.svg', 'content/offerings/*/motif.svg']).map(
  (path) => [basename(path), readFileSync(path, 'utf8')] as const,
);
const motionCss = readFileSync('app/sections/moving-motif.css', 'utf8');

test('a part that moves is a box, what lies still around it is one drawing each', () => {
  const drawing =
    '<svg viewBox="0 0 4 4"><path d="M0 0"/><g stroke="red"><circle r="1"/></g>' +
    '<g class="layer m-loop"><g fill="red"><path d="M1 1"/></g></g><circle r="2"/></svg>\n';
  expect(inBoxes(drawing)).toBe(
    '<svg viewBox="0 0 4 4"><path d="M0 0"/><g stroke="red"><circle r="1"/></g></svg>' +
      '<span class="m-loop"><svg viewBox="0 0 4 4"><g fill="red"><path d="M1 1"/></g></svg></span>' +
      '<svg viewBox="0 0 4 4"><circle r="2"/></svg>',
  );
});

test('boxes stand in boxes, without the transform that belongs to the style sheet', () => {
  const drawing =
    '<svg><g class="layer m-tilt" transform="rotate(9)"><g class="layer m-loop"><path d="M1 1"/></g></g></svg>';
  expect(inBoxes(drawing)).toBe(
    '<span class="m-tilt"><span class="m-loop"><svg><path d="M1 1"/></svg></span></span>',
  );
});

test('what is no drawing is refused', () => {
  expect(() => inBoxes('<p>words</p>')).toThrow('Not a drawing: <p>words</p>');
});

test('a still drawing has no names for motion, and groups only where they change the look', () => {
  const drawing =
    '<svg><g class="layer m-tilt" transform="rotate(9)"><g class="m-seq m-draw"><path d="M1 1"/></g></g></svg>\n';
  expect(still(drawing)).toBe('<svg><g transform="rotate(9)"><path d="M1 1"/></g></svg>');
});

test('a still drawing has one path for all lines of a kind; areas stay apart, because they may cover each other', () => {
  const lines = (attributes: string) =>
    `<svg${attributes}><g class="layer m-flow"><g stroke="red"><path d="M1 1H2" opacity=".5"/><path d="M3 3H4"/></g></g>` +
    '<g class="layer m-flow"><g stroke="red"><path d="M5 5H6" opacity=".5"/></g></g><circle r="1"/></svg>';
  expect(still(lines(' fill="none"'))).toBe(
    '<svg fill="none"><g stroke="red"><path d="M1 1H2M5 5H6" opacity=".5"/><path d="M3 3H4"/></g><circle r="1"/></svg>',
  );
  expect(still(lines(''))).toBe(
    '<svg><g stroke="red"><path d="M1 1H2" opacity=".5"/><path d="M3 3H4"/><path d="M5 5H6" opacity=".5"/></g><circle r="1"/></svg>',
  );
});

test.for(files)('%s: every line and shape is drawn once, in boxes or not', ([, drawing]) => {
  const shapes = (text: string) => [
    ...[...text.matchAll(/ d="([^"]*)"/g)].flatMap(([, d]) => d!.split(/(?=M)/)).toSorted(),
    ...(text.match(/<(?:circle|ellipse)\b[^>]*>/g) ?? []).toSorted(),
  ];
  expect(shapes(drawing).length).toBeGreaterThan(5);
  expect(shapes(inBoxes(drawing))).toEqual(shapes(drawing));
  expect(shapes(still(drawing))).toEqual(shapes(drawing));
  expect(inBoxes(drawing) + still(drawing)).not.toContain('layer');
});

test('the style sheet tilts boxes as the files tilt what they stand for', () => {
  const tilts = files.flatMap(([, drawing]) =>
    [...drawing.matchAll(/<g class="layer ([^"]+)" transform="([^"]+)">/g)].map(([, names, transform]) => {
      const [, angle] = /^rotate\((\S+) 200 200\)/.exec(transform!)!;
      const [, x, y] =
        / translate\(200 200\) scale\((\S+) (\S+)\) translate\(-200 -200\)$/.exec(transform!) ?? [];
      const value = [`rotate(${angle}deg)`, x && `scale(${x}, ${y})`].filter(Boolean).join(' ');
      return `.${names!.split(' ').at(-1)} {\n  transform: ${value};\n}`;
    }),
  );
  expect(tilts).toHaveLength(3);
  for (const rule of tilts) expect(motionCss).toContain(rule);
});
