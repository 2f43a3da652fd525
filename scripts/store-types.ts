// Writes the types of all tables from the migrated store: npm run store-types
import { writeFileSync } from 'node:fs';
import { storeTypes, typesFile } from './tables-of-store.ts';

writeFileSync(typesFile, await storeTypes());
