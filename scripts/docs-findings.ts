// Writes the findings of the doctor into docs/operation.md: npm run docs:findings
import { readFileSync, writeFileSync } from 'node:fs';
import { withFindings } from './findings-document.ts';

const file = new URL('../docs/operation.md', import.meta.url);
writeFileSync(file, withFindings(readFileSync(file, 'utf8')));
