/** Drawing of the genesis page (GENESIS-2). */

/** Coordinate space of the nodes, scaled to cover the box of the picture. */
export const networkField = { width: 1400, height: 720 } as const;

export const linkReach = 172;

/** Lines fade in these steps, so that none appears at once. */
export const linkStrengths = 3;

export const nodeRadii = [3.5, 9, 5.5, 3.5, 5.5, 3.5] as const;

/** In units of the field; one round takes `shortestRound` seconds or more. */
const stray = 34;
const shortestRound = 24;

type NetworkPlace = { readonly x: number; readonly y: number };

type NetworkLink = {
  readonly from: number;
  readonly to: number;
  /** 1 for the farthest pairs, `linkStrengths` for the nearest. */
  readonly strength: number;
};

/** At 0 seconds every node is in its place, so the still picture passes into the moving one. `places`: 0 to 1. */
export function driftedNodes(places: readonly NetworkPlace[], seconds: number): NetworkPlace[] {
  return places.map((place, index) => {
    // The field is a little larger than the picture, so that its edge never shows.
    const x = (place.x * 1.08 - 0.04) * networkField.width;
    const y = (place.y * 1.08 - 0.04) * networkField.height;
    const phase = index * 2.399963;
    const turn = (2 * Math.PI * seconds) / (shortestRound + (index % 7) * 3);
    return {
      x: x + unevenness(index) + stray * (Math.sin(phase + turn) - Math.sin(phase)),
      y: y + unevenness(index + 0.5) + stray * (Math.cos(phase + turn * 0.8) - Math.cos(phase)),
    };
  });
}

export function linksBetween(nodes: readonly NetworkPlace[]): NetworkLink[] {
  return nodes.flatMap((node, from) =>
    nodes.slice(from + 1).flatMap((other, offset) => {
      const distance = Math.hypot(node.x - other.x, node.y - other.y);
      if (distance >= linkReach) return [];
      return [{ from, to: from + 1 + offset, strength: strengthOf(distance) }];
    }),
  );
}

function strengthOf(distance: number): number {
  return Math.min(linkStrengths, 1 + Math.floor(((linkReach - distance) / linkReach) * 2 * linkStrengths));
}

/** Deterministic offset that hides the regular spacing. */
function unevenness(seed: number): number {
  return 22 * (Math.sin(seed * 127.1) + Math.sin(seed * 311.7) / 3);
}
