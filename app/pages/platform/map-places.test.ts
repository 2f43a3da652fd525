import { expect, test } from 'vitest';
import type { Content } from '#content/content.ts';
import { content } from '#tests/kit/content.ts';
import { chartCss, chartEntries, chartLabel } from './map-chart.ts';
import { boxesOf, hitsOf, isInside, type MapEntry, type Place, placesOf } from './map-places.ts';
import { journeysIn, type Station } from './map-stations.ts';

const entries = chartEntries(content);

function coveredIn(all: readonly MapEntry[], places: ReadonlyMap<string, Place>): string[] {
  const boxes = all.flatMap(({ id, label }) => {
    const { drop, words } = boxesOf(places.get(id)!.drop, label);
    return [
      { id, box: drop },
      { id, box: words },
    ];
  });
  return boxes.flatMap(({ id, box }, index) => [
    ...(isInside(box) ? [] : [`${id} stands out of the chart`]),
    ...boxes
      .slice(index + 1)
      .filter((other) => hitsOf(box, [other.box]).length > 0)
      .map((other) => `${id} covers ${other.id}`),
  ]);
}

test('no drop or name covers another', () => {
  expect(coveredIn(entries, placesOf(entries))).toEqual([]);
});

const factors = [0.25, 0.5, 1, 2, 4] as const;
const priceLists = Array.from({ length: 60 }, (_, list) =>
  entries.map((entry, index) => ({
    ...entry,
    stations: entry.stations.map(
      (station): Station => ({
        ...station,
        price: { ...station.price, amount: station.price.amount * factors[(index * (list + 1) + list) % 5]! },
      }),
    ),
  })),
);

test('nor does it with other prices', () => {
  expect(priceLists.flatMap((list) => coveredIn(list, placesOf(list)))).toEqual([]);
});

test('a drop with room around it stands at its length and price, a higher price higher up', () => {
  const places = placesOf(entries);
  const { drop, stations } = places.get('sophie')!;
  expect(drop).toMatchObject(stations[0]!);
  const bottoms = places.get('marcus-storm')!.stations.map(({ bottom }) => bottom);
  expect(bottoms).toEqual(bottoms.toSorted((one, other) => one - other));
  expect(new Set(bottoms).size).toBe(4);
});

test('a changed price moves the drop', () => {
  const { sophie } = content.offerings;
  const light = { ...sophie.plans.light, price: { ...sophie.plans.light.price, amount: 120 } };
  const dearer: Content = {
    ...content,
    offerings: { ...content.offerings, sophie: { ...sophie, plans: { ...sophie.plans, light } } },
  };
  const placeIn = (css: string) =>
    /\.map-sophie\{--x:([\d.]+)%;--y:([\d.]+)%\}/.exec(css)!.slice(1).map(Number);
  const [left, bottom] = placeIn(chartCss(content));
  const [leftAfter, bottomAfter] = placeIn(chartCss(dearer));
  expect(bottomAfter).toBeGreaterThan(bottom!);
  expect(leftAfter).toBe(left);
});

test('packages of sessions last as long as their sessions, other packages as they say', () => {
  const labels = journeysIn(content).map((journey) => `${journey.id}: ${chartLabel(content, journey, 'de')}`);
  expect(labels).toEqual([
    'sophie: 15 Minuten, 19,99\u202F$ pro Monat',
    'master-wu: 30 Minuten, 49,00\u202F€',
    'ic-water-principle: 30 Minuten, 99\u202F$',
    'nova: 60 Minuten, 499\u202F$',
    'smo-excellence: 60 Minuten, 499\u202F€ netto',
    'marcus-storm: 2 Stunden, 497\u202F€',
    'quantum-evolution: 7 Tage, 1.999\u202F€ netto',
    'business-wonder: 30 Tage, 199\u202F€ netto',
    'fuel: 3 Monate, 1.999\u202F$ netto pro Monat',
    'integrated-solutions: auf Anfrage',
  ]);
  const marcus = journeysIn(content).find(({ id }) => id === 'marcus-storm')!;
  expect(marcus.stations.map(({ length }) => length)).toEqual([
    { count: 2, unit: 'hour' },
    { count: 6, unit: 'hour' },
    { count: 16, unit: 'hour' },
    { count: 32, unit: 'hour' },
  ]);
});

test('what costs nothing has a place, too', () => {
  const free = entries.map(({ stations, ...entry }, index) => ({
    ...entry,
    stations: stations.map((station, at) =>
      index + at === 0 ? { ...station, price: { ...station.price, amount: 0 } } : station,
    ),
  }));
  const bottoms = [...placesOf(free).values()].flatMap(({ drop, stations }) =>
    [drop, ...stations].map(({ bottom }) => bottom),
  );
  expect(bottoms.filter((bottom) => !(bottom >= 0 && bottom <= 100))).toEqual([]);
});
