import { expect, test } from 'vitest';
import { type OfferingId, offerings } from './offers.ts';
import { sessionSchedules } from './session-schedules.ts';
import { words } from './words.ts';

test.each(Object.entries(sessionSchedules))('the parts of %s fill its session exactly', (id, minutes) => {
  const sum = minutes.reduce((total, part) => total + part, 0);
  expect(sum).toBe(offerings[id as OfferingId].minutes);
});

test.each(['de', 'en'] as const)('the %s words describe every part of a schedule', (language) => {
  const { 'smo-excellence': smo, 'ic-water-principle': water, 'master-wu': zen } = words[language];
  expect(smo.process.items).toHaveLength(sessionSchedules['smo-excellence'].length);
  expect(water.process.items).toHaveLength(sessionSchedules['ic-water-principle'].length);
  expect(zen.schedule.items).toHaveLength(sessionSchedules['master-wu'].length);
});
