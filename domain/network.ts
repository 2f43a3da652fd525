/** The drawing of the genesis page: nodes in a field, joined where they are near (DESIGN §6). */

/** Units of the field in which nodes have their place; a picture of it is scaled to cover its box. */
export const networkField = { width: 1400, height: 720 } as const;

/** Nodes nearer than this are joined by a line. */
export const linkReach = 172;

/** Lines fade in this many steps towards the reach, so that none appears or vanishes at once. */
export const linkStrengths = 3;

/** Radii a node can have. */
export const nodeRadii = [3.5, 9, 5.5, 3.5, 5.5, 3.5] as const;

/** How far a node strays from its place, and how long it takes for one round. */
const stray = 34;
const shortestRound = 24;

type NetworkPlace = { readonly x: number; readonly y: number };

type NetworkLink = {
  readonly from: number;
  readonly to: number;
  /** 1 for the farthest pairs, `linkStrengths` for the nearest. */
  readonly strength: number;
};

/**
 * Where the nodes are after some seconds of drifting. At 0 they are in their places, so that the still picture passes
 * into the moving one; every node stays near its place for ever.
 *
 * @param places positions in parts of the field, 0 to 1
 */
export function driftedNodes(places: readonly NetworkPlace[], seconds: number): NetworkPlace[] {
  return places.map((place, index) => {
    // The field is a little larger than the picture, so that no edge shows where the net would end.
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

/** The pairs of nodes that a line joins, each once. */
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

/** Takes the regularity out of evenly spread places; the same for a node at every call. */
function unevenness(seed: number): number {
  return 22 * (Math.sin(seed * 127.1) + Math.sin(seed * 311.7) / 3);
}
