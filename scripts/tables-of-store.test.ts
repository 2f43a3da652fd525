import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storeTypes, typesFile } from './tables-of-store.ts';

test('the types of the tables are those of the migrated store; npm run store-types writes them', async () => {
  expect(readFileSync(typesFile, 'utf8')).toBe(await storeTypes());
});
