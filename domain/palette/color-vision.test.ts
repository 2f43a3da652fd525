import { expect, test } from 'vitest';
import { colorVisions, seenWith } from './color-vision.ts';

// Shown by browsers' developer tools, which use the same matrices, and published by implementations of Machado 2009.
test.each([
  ['#FF0000', '#6D5F00', '#A39000', '#FF000F', '#7F7F7F'],
  ['#00FF00', '#FFE500', '#EFD63A', '#00F7D9', '#DCDCDC'],
  ['#0000FF', '#0059FF', '#003DFB', '#006B96', '#4C4C4C'],
  ['#3584E4', '#548CE8', '#347CE2', '#009BA9', '#838383'],
  ['#CD4B0A', '#716300', '#918100', '#E22541', undefined],
  ['#5D99D2', '#819BD5', '#728FD1', '#00A6AD', undefined],
])('%s is seen as %s, %s, %s and %s', (color, ...seen) => {
  for (const [index, expected] of seen.entries())
    if (expected) expect(seenWith(colorVisions[index]!, color)).toBe(expected);
});

test.each(colorVisions)('white, grey and black look the same with %s', (vision) => {
  for (const grey of ['#000000', '#808080', '#FFFFFF']) expect(seenWith(vision, grey)).toBe(grey);
});

test('a value that is no colour is refused', () => {
  expect(() => seenWith('protanopia', 'red')).toThrow(TypeError);
});
