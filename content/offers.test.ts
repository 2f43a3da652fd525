import { expect, test } from 'vitest';
import { isOfferingId, offeringGroups, offeringIds, offerings } from './offers.ts';
import { words } from './words.ts';

test('there are ten offerings with the ids of spec 1 §1', () => {
  expect(offeringIds).toEqual([
    'sophie',
    'nova',
    'fuel',
    'marcus-storm',
    'master-wu',
    'quantum-evolution',
    'integrated-solutions',
    'smo-excellence',
    'ic-water-principle',
    'business-wonder',
  ]);
  expect(Object.keys(offerings)).toEqual(offeringIds);
});

test('five offerings are solutions and five are business (spec 2 §3)', () => {
  const idsOf = (category: string) =>
    offeringIds.filter((id) => offerings[id].category === category).toSorted();
  expect(idsOf('solutions')).toEqual(['integrated-solutions', 'marcus-storm', 'master-wu', 'nova', 'sophie']);
  expect(idsOf('business')).toEqual([
    'business-wonder',
    'fuel',
    'ic-water-principle',
    'quantum-evolution',
    'smo-excellence',
  ]);
});

test.each(offeringIds)('%s has words of its own', (id) => {
  expect(words.de).toHaveProperty(id);
});

test('the home page has a line for each of the ten offerings', () => {
  expect(Object.keys(words.de.home.worlds.lines).toSorted()).toEqual(offeringIds.toSorted());
});

test('the platform page has a band for every group and words for every offering', () => {
  const { groups, offers } = words.de.platform;
  expect(groups.map(({ id }) => id)).toEqual(offeringGroups);
  expect(Object.keys(offers).toSorted()).toEqual(offeringIds.toSorted());
});

test.each([
  ['sophie', 15],
  ['nova', 60],
  ['smo-excellence', 60],
  ['ic-water-principle', 30],
  ['master-wu', 30],
] as const)('a session of %s lasts %d minutes (spec 2 §1 and §9)', (id, minutes) => {
  expect(offerings[id].minutes).toBe(minutes);
});

test('an id from outside is an offering only when it is on the list', () => {
  expect(isOfferingId('nova')).toBe(true);
  expect(isOfferingId('toString')).toBe(false);
  expect(isOfferingId(7)).toBe(false);
});
