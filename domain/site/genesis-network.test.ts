import fc from 'fast-check';
import { expect, test } from 'vitest';
import { driftedNodes, linkReach, linkStrengths, linksBetween } from './genesis-network.ts';

const places = Array.from({ length: 75 }, (_, index) => ({
  x: (index * 0.7548) % 1,
  y: (index * 0.5698) % 1,
}));

test('nodes drift without ever leaving the neighbourhood of their place', () => {
  const start = driftedNodes(places, 0);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (seconds) =>
      driftedNodes(places, seconds).every(
        (node, index) => Math.hypot(node.x - start[index]!.x, node.y - start[index]!.y) < 100,
      ),
    ),
  );
});

test('a fraction of a second moves every node by less than a unit, so that the still passes into motion', () => {
  const [before, after] = [driftedNodes(places, 0), driftedNodes(places, 1 / 60)];
  expect(
    after.every((node, index) => Math.hypot(node.x - before[index]!.x, node.y - before[index]!.y) < 1),
  ).toBe(true);
});

test('the nodes do move', () => {
  expect(driftedNodes(places, 6)).not.toEqual(driftedNodes(places, 0));
});

test('only nodes nearer than the reach are joined, each pair once', () => {
  const nodes = [
    { x: 0, y: 0 },
    { x: linkReach - 1, y: 0 },
    { x: 2 * linkReach - 1, y: 0 },
  ];
  expect(linksBetween(nodes)).toEqual([{ from: 0, to: 1, strength: 1 }]);
});

test('near pairs have the strongest lines', () => {
  expect(
    linksBetween([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ])[0]!.strength,
  ).toBe(linkStrengths);
});
