import { minutesOf, type Station } from './map-stations.ts';

/** Pixels, a drop with its distance: the chart at the narrowest window that shows it (offer-map.css). Wider, there is only more room. */
export const plot = { width: 840, height: 576, drop: 56 } as const;

/** Percent of the plot, from its lower left corner. */
export type Point = { readonly left: number; readonly bottom: number };

export type Side = 'right' | 'left';

export type MapEntry = {
  readonly id: string;
  readonly stations: readonly Station[];
  /** Characters of the longest line beside the drop, and of the note at the largest station. */
  readonly label: number;
  readonly note: number;
};

export type Place = {
  /** Where the sharp corner of the drop stands, and on which side its words. */
  readonly drop: Point & { readonly side: Side };
  readonly stations: readonly Point[];
  /** Absent if it has no room. */
  readonly note?: Side;
};

type Box = {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
};

const widthOfCharacter = 6.5;
const gap = 9;

/** Percent of the axis, from an amount or from minutes. */
export type Scale = (value: number) => number;

/** Logarithmic, with room at both ends; less than 1 counts as 1, since a price may be 0. */
export function scaleOf(values: readonly number[], room: { before: number; after: number }): Scale {
  const logOf = (value: number) => Math.log(Math.max(value, 1));
  const low = logOf(Math.min(...values)) - Math.log(room.before);
  const high = logOf(Math.max(...values)) + Math.log(room.after);
  return (value) => (100 * (logOf(value) - low)) / (high - low);
}

export function scalesOf(entries: readonly Pick<MapEntry, 'stations'>[]): { x: Scale; y: Scale } {
  const stations = entries.flatMap((entry) => entry.stations);
  return {
    x: scaleOf(
      stations.map(({ length }) => minutesOf(length)),
      { before: 2.4, after: 1.7 },
    ),
    y: scaleOf(
      stations.map(({ price }) => price.amount),
      { before: 1.5, after: 1.8 },
    ),
  };
}

/** Drops and words that would cover each other move by as little as possible; lines start at the true place. */
export function placesOf(entries: readonly MapEntry[]): ReadonlyMap<string, Place> {
  const { x, y } = scalesOf(entries);
  const paths = new Map(
    entries.map(({ id, stations }) => [
      id,
      stations.map(({ length, price }) => ({ left: x(minutesOf(length)), bottom: y(price.amount) })),
    ]),
  );
  const lines = [...paths.values()].flatMap(boxesAlong);
  const taken: Box[] = [];
  const drops = new Map<string, Place['drop']>();
  for (const { id, label } of entries) {
    const dots = [...paths].flatMap(([other, path]) => (other === id ? [] : path.slice(1).map(dotBox)));
    const [best] = candidatesAt(paths.get(id)![0]!)
      .map(({ place, distance }) => {
        const { drop, words } = boxesOf(place, label);
        const covered = [drop, words].filter((box) => !isInside(box) || hitsOf(box, taken).length > 0).length;
        const cost =
          distance + 1000 * covered + 40 * hitsOf(drop, dots).length + 6 * hitsOf(words, lines).length;
        return { place, drop, words, cost };
      })
      .toSorted((one, other) => one.cost - other.cost);
    taken.push(best!.drop, best!.words);
    drops.set(id, best!.place);
  }
  return new Map(
    entries.map(({ id, note: characters }) => {
      const path = paths.get(id)!;
      const boxAt = (side: Side) => beside(dotBox(path.at(-1)!), side, characters, 18);
      const isFree = (box: Box) => isInside(box) && hitsOf(box, [...taken, ...lines]).length === 0;
      const note = path.length > 1 ? sides.find((side) => isFree(boxAt(side))) : undefined;
      if (note) taken.push(boxAt(note));
      return [id, { drop: drops.get(id)!, stations: path, note }];
    }),
  );
}

const sides = ['right', 'left'] as const;

const steps = [0, -1, 1, -2, 2, -3, 3, -4, 4];

function candidatesAt({ left, bottom }: Point): readonly { place: Place['drop']; distance: number }[] {
  const step = plot.drop / 2;
  return steps.flatMap((right) =>
    steps.flatMap((up) =>
      sides.map((side) => ({
        // Along the axis of time it would seem to belong to another line.
        distance: step * Math.hypot(2 * right, up),
        place: {
          left: left + (100 * right * step) / plot.width,
          bottom: bottom + (100 * up * step) / plot.height,
          side,
        },
      })),
    ),
  );
}

/** For tests, too. */
export function boxesOf(
  { left, bottom, side }: Place['drop'],
  characters: number,
): { drop: Box; words: Box } {
  const drop = { ...pixels({ left, bottom }), width: plot.drop, height: plot.drop };
  return { drop, words: beside(drop, side, characters, 42) };
}

/** A line does not fill its bounding box: small boxes one after the other do for it. */
function boxesAlong(path: readonly Point[]): readonly Box[] {
  return path.slice(1).flatMap((to, index) => {
    const from = path[index]!;
    return Array.from({ length: 33 }, (_, step) => {
      const share = step / 32;
      const { left, bottom } = pixels({
        left: from.left + share * (to.left - from.left),
        bottom: from.bottom + share * (to.bottom - from.bottom),
      });
      return { left: left - 2, bottom: bottom - 6, width: 4, height: 12 };
    });
  });
}

function dotBox(point: Point): Box {
  const { left, bottom } = pixels(point);
  return { left: left - 8, bottom: bottom - 8, width: 16, height: 16 };
}

function beside(box: Box, side: Side, characters: number, height: number): Box {
  const width = characters * widthOfCharacter;
  const left = side === 'right' ? box.left + box.width + gap : box.left - gap - width;
  return { left, bottom: box.bottom + (box.height - height) / 2, width, height };
}

function pixels({ left, bottom }: Point): { left: number; bottom: number } {
  return { left: (left * plot.width) / 100, bottom: (bottom * plot.height) / 100 };
}

export function isInside({ left, bottom, width, height }: Box): boolean {
  return left >= 0 && bottom >= 0 && left + width <= plot.width && bottom + height <= plot.height;
}

export function hitsOf(box: Box, others: readonly Box[]): readonly Box[] {
  return others.filter(
    (other) =>
      box.left < other.left + other.width &&
      other.left < box.left + box.width &&
      box.bottom < other.bottom + other.height &&
      other.bottom < box.bottom + box.height,
  );
}
