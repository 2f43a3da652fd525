// Writes the tables of limits into docs/security.md: npm run docs:limits
import { readFileSync, writeFileSync } from 'node:fs';
import { withLimits } from './limits-document.ts';

const file = new URL('../docs/security.md', import.meta.url);
writeFileSync(file, await withLimits(readFileSync(file, 'utf8')));
